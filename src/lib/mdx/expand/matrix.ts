/** `<Matrix of="policies" />` → one table row for each place where an expression runs, one column for each variable. */
import type {PhrasingContent} from 'mdast';
import type {ExpressionPlace} from '../../facts/expressions';
import {knownNames, suggest} from '../../problems';
import type {Expansion} from '../expansion';
import {inline, table, text, type Row} from '../tree';

/** Needs `of`, one of the matrices in `facts/expressions.json`. The last column holds what only one place has. */
export const expandMatrix: Expansion = ({of: id = ''}, {expressions}, report) => {
  const matrix = expressions.find((candidate) => candidate.id === id);
  if (!matrix) {
    const ids = expressions.map((candidate) => candidate.id);
    report(`No matrix "${id}". ${knownNames(ids)}`, suggest(id, ids));
    return [];
  }
  const {variables, places} = matrix;
  return [
    table(
      ['Where it runs', ...variables, 'Also'],
      places.map((place) => toRow(place, variables)),
    ),
  ];
};

function toRow(place: ExpressionPlace, variables: readonly string[]): Row {
  return {
    id: `place-${place.id}`,
    cells: [
      inline(place.name),
      ...variables.map((name) => toCell(place, name)),
      place.also === undefined ? [text('–')] : inline(place.also),
    ],
  };
}

/** An empty cell would read as unknown, so a missing variable says "No". */
function toCell({has}: ExpressionPlace, name: string): PhrasingContent[] {
  const variable = has.find((candidate) => candidate.name === name);
  if (!variable) return [text('No')];
  return variable.when === undefined ? [text('Yes')] : inline(variable.when);
}
