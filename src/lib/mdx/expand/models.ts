/** `<Models />` → one table row for each model that a blueprint can hold, with the names of its fields. */
import type {PhrasingContent} from 'mdast';
import type {Model, ModelField} from '../../facts/models';
import type {References} from '../../facts/references';
import type {Expansion} from '../expansion';
import {badge, code, commaSeparated, link, table, text, type Row} from '../tree';

/** Sorted by name. A model that `facts/references.json` gives a page links to it. */
export const expandModels: Expansion = (_attributes, {models, references}) => {
  const sorted = [...models.values()].sort((a, b) => (a.model < b.model ? -1 : 1));
  return [
    table(
      ['Model', 'Name', 'Required', 'Optional'],
      sorted.map((model) => toRow(model, references)),
    ),
  ];
};

function toRow(model: Model, references: References): Row {
  return {
    id: `model-${model.model.replaceAll(/[._]/g, '-')}`,
    cells: [
      [toName(model, references)],
      toLabel(model),
      toNames(model.fields.filter((field) => field.required)),
      toNames(model.fields.filter((field) => !field.required)),
    ],
  };
}

function toName({model}: Model, references: References): PhrasingContent {
  const page = references.get(model)?.page;
  return page === undefined ? code(model) : link(page, [code(model)]);
}

function toLabel({label, edition}: Model): PhrasingContent[] {
  const name = text(label ?? '–');
  return edition === 'enterprise' ? [name, text(' '), badge('ak-enterprise')] : [name];
}

function toNames(fields: readonly ModelField[]): PhrasingContent[] {
  return fields.length === 0 ? [text('–')] : commaSeparated(fields.map(({name}) => code(name)));
}
