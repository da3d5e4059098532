/** `<Symptoms kind="log" />` → one table row for each message of the kind; the message links to the page with the fix. */
import {symptomKinds, type Symptom, type SymptomKind} from '../../facts/symptoms';
import {knownNames, suggest} from '../../problems';
import type {Expansion} from '../expansion';
import {code, inline, link, table, text, type Row} from '../tree';

const heads: Readonly<Record<SymptomKind, string>> = {
  log: 'Log line',
  http: 'Status and body',
  event: 'Event',
  ui: 'Message',
};

/** Needs `kind`, one of the kinds of symptoms. */
export const expandSymptoms: Expansion = ({kind = ''}, {symptoms}, report) => {
  const found = symptomKinds.find((candidate) => candidate === kind);
  if (!found) {
    report(`No symptoms of the kind "${kind}". ${knownNames(symptomKinds)}`, suggest(kind, symptomKinds));
    return [];
  }
  const rows = symptoms.filter((symptom) => symptom.kind === found).map(toRow);
  return [table([heads[found], 'Appears in', 'Cause'], rows)];
};

function toRow({id, text: message, component, cause, page}: Symptom): Row {
  return {
    id: `symptom-${id}`,
    cells: [[link(page, [code(message)])], [text(capitalize(component))], inline(cause)],
  };
}

function capitalize(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}
