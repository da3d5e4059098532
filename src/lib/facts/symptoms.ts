/** Messages that readers meet when something is wrong: `facts/symptoms.json` → typed records for the symptom index. */
import {throwProblems, type Problem} from '../problems';
import {standaloneOutposts} from './settings';
import {list, object, oneOf, required, text, type ShapeOf} from './shape';

export const symptomsFile = 'facts/symptoms.json';

/** Tables of the symptom index, in its order. */
export const symptomKinds = ['log', 'http', 'event', 'ui'] as const;

const components = ['server', 'worker', ...standaloneOutposts, 'all outposts', 'browser'] as const;

const symptomShape = {
  /** Anchor of its row. */
  id: required(
    text({pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, allowed: 'lower-case words joined by hyphens'}),
  ),
  /** To the letter; `…` stands for a part that varies. */
  text: required(text()),
  kind: required(oneOf(symptomKinds)),
  /** Where the message appears. */
  component: required(oneOf(components)),
  /** Place in the platform's source that raises it. */
  source: required(
    text({pattern: /^[\w./-]+:[1-9]\d*$/, allowed: 'a file and a line, such as "internal/web/proxy.go:150"'}),
  ),
  /** Inline Markdown. */
  cause: required(text()),
  /** Where the fix stands. */
  page: required(
    text({pattern: /^\/([\w.-]+\/)*(#[\w-]+)?$/, allowed: 'a route such as "/troubleshooting/csrf/#check"'}),
  ),
};

const forms: Partial<Record<Symptom['kind'], {readonly pattern: RegExp; readonly allowed: string}>> = {
  http: {pattern: /^[1-5]\d\d \S/, allowed: 'the status and the body, such as "503 authentik starting"'},
  event: {pattern: /^[a-z]+(_[a-z]+)*(: \S.*)?$/, allowed: 'the action and the message: "login_failed: …"'},
};

export type Symptom = ShapeOf<typeof symptomShape>;
export type SymptomKind = Symptom['kind'];

/**
 * `facts/symptoms.json`, parsed, in the order of its ids.
 * @throws ProblemsError with every unknown key, wrong value, doubled or misplaced id, and text that isn't of its kind.
 */
export function parseSymptoms(json: unknown): readonly Symptom[] {
  const problems: Problem[] = [];
  const symptoms = list(object(symptomShape))(json, {file: symptomsFile, path: '', problems}) ?? [];
  throwProblems([...problems, ...findContradictions(symptoms)]);
  return symptoms;
}

function findContradictions(symptoms: readonly Symptom[]): Problem[] {
  return symptoms.flatMap(({id, kind, text: message}, index): Problem[] => {
    const form = forms[kind];
    const before = symptoms[index - 1]?.id ?? '';
    return [
      ...(id === before
        ? [{file: symptomsFile, message: `"${id}" stands twice.`, fix: 'Keep one entry.'}]
        : []),
      ...(id < before
        ? [{file: symptomsFile, message: `"${id}" stands behind "${before}".`, fix: 'Sort by id.'}]
        : []),
      ...(form && !form.pattern.test(message)
        ? [{file: symptomsFile, message: `"${id}" has the text "${message}".`, fix: `Write ${form.allowed}.`}]
        : []),
    ];
  });
}
