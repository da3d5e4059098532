/** What an expression finds where it runs: `facts/expressions.json` → typed matrices of places and variables. */
import {knownNames, suggest, throwProblems, type Problem} from '../problems';
import {list, object, optional, required, text, type ShapeOf} from './shape';

export const expressionsFile = 'facts/expressions.json';

const id = text({pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, allowed: 'lower-case words joined by hyphens'});

const variableShape = {
  /** As an expression writes it: `context['geoip']`. */
  name: required(text()),
  /** Inline Markdown, where the variable is there only at times. */
  when: optional(text()),
};

const placeShape = {
  /** Anchor of its row. */
  id: required(id),
  /** Inline Markdown. */
  name: required(text()),
  /** Variables of the matrix that are there; all others are missing. */
  has: required(list(object(variableShape))),
  /** Inline Markdown: what no other place has. */
  also: optional(text()),
  /** Place in the platform's source that sets the variables. */
  source: required(text({pattern: /^[\w/]+\.py$/, allowed: 'a Python file of the platform'})),
};

const matrixShape = {
  id: required(id),
  /** Columns, in their order. */
  variables: required(list(text())),
  places: required(list(object(placeShape))),
};

export type ExpressionMatrix = ShapeOf<typeof matrixShape>;
export type ExpressionPlace = ShapeOf<typeof placeShape>;

/**
 * `facts/expressions.json`, parsed; the order is that of the file.
 * @throws ProblemsError with every unknown key, wrong value, doubled id and variable that is no column of its matrix.
 */
export function parseExpressions(json: unknown): readonly ExpressionMatrix[] {
  const problems: Problem[] = [];
  const matrices = list(object(matrixShape))(json, {file: expressionsFile, path: '', problems}) ?? [];
  throwProblems([...problems, ...findDoubled(matrices), ...matrices.flatMap(findStrayVariables)]);
  return matrices;
}

function findDoubled(matrices: readonly ExpressionMatrix[]): Problem[] {
  const ids = matrices.flatMap((matrix) => [matrix.id, ...matrix.places.map((place) => place.id)]);
  return ids
    .filter((name, index) => ids.indexOf(name) !== index)
    .map((name) => ({
      file: expressionsFile,
      message: `The id "${name}" stands twice.`,
      fix: 'Rename one of them.',
    }));
}

function findStrayVariables({id: matrix, variables, places}: ExpressionMatrix): Problem[] {
  return places.flatMap((place) =>
    place.has
      .filter(({name}) => !variables.includes(name))
      .map(({name}) => ({
        file: expressionsFile,
        message: `"${place.id}" has "${name}", which is no column of "${matrix}". ${knownNames(variables)}`,
        fix: suggest(name, variables) || 'Add the column, or name the variable under "also".',
      })),
  );
}
