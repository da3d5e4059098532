/** `<Placeholder name="host" />` → a sample value that the reader can replace by an own one. */
import {knownNames, suggest} from '../../problems';
import type {Expansion} from '../expansion';
import {placeholderKinds} from '../placeholders';

/** Needs `name`, one of the placeholder kinds. */
export const expandPlaceholder: Expansion = ({name = ''}, _facts, report) => {
  const kind = placeholderKinds.find((candidate) => candidate.name === name);
  if (!kind) {
    const names = placeholderKinds.map((candidate) => candidate.name);
    report(`Unknown placeholder "${name}".`, `${knownNames(names)} ${suggest(name, names)}`.trim());
    return [];
  }
  const data = {hName: 'var', hProperties: {dataPlaceholder: kind.name}};
  return [{type: 'inlineCode', value: kind.sample, data}];
};
