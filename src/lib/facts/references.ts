/** What a reference of a model may point to: `facts/references.json` → the words and the page that explain it. */
import {throwProblems, type Problem} from '../problems';
import {object, optional, required, text, type ShapeOf} from './shape';

const shape = {
  label: required(text()),
  /** Route of the page that explains it; without one the label stands alone. */
  page: optional(
    text({pattern: /^\/([\w-]+\/)*$/, allowed: 'a route with both slashes, such as "/core/architecture/"'}),
  ),
};

export type Reference = ShapeOf<typeof shape>;

/** By `<app>.<model>`. */
export type References = ReadonlyMap<string, Reference>;

/** `@throws ProblemsError` with every unknown key and wrong value. */
export function parseReferences(json: unknown): References {
  const problems: Problem[] = [];
  const entries = Object.entries(json ?? {}).flatMap(([name, entry]): [string, Reference][] => {
    const reference = object(shape)(entry, {file: 'facts/references.json', path: `"${name}"`, problems});
    return reference ? [[name, reference]] : [];
  });
  throwProblems(problems);
  return new Map(entries);
}
