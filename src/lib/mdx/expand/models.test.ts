import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import type {Model, ModelField} from '../../facts/models';
import type {Reference} from '../../facts/references';
import type {Facts} from '../expansion';
import {expandModels} from './models';

const field: ModelField = {name: 'name', label: null, type: 'string', required: true, meaning: ''};
const flow: Model = {
  model: 'authentik_flows.flow',
  label: 'Flow',
  edition: 'open source',
  source: 'authentik/flows/models.py',
  fields: [
    field,
    {...field, name: 'slug'},
    {...field, name: 'layout', required: false},
    {...field, name: 'flow_set', required: false, hidden: true},
  ],
};
const license: Model = {
  ...flow,
  model: 'authentik_enterprise.license',
  label: null,
  edition: 'enterprise',
  fields: [],
};

function expand() {
  const models = new Map([flow, license].map((model) => [model.model, model]));
  const references = new Map<string, Reference>([['authentik_flows.flow', {label: 'Flow', page: '/flow/'}]]);
  const facts = {models, references} as Partial<Facts> as Facts;
  return (expandModels({}, facts, () => undefined, [])[0] as Table).children;
}

test('models stand in the order of their names, with all fields that a blueprint may set', () => {
  expect(expand().map((row) => row.children.map((cell) => toString(cell)))).toEqual([
    ['Model', 'Name', 'Required', 'Optional'],
    ['authentik_enterprise.license', '– ', '–', '–'],
    ['authentik_flows.flow', 'Flow', 'name, slug', 'layout, flow_set'],
  ]);
});

test('a model links to its page, has an id, and a badge if it needs a license', () => {
  const [, first, second] = expand();
  expect(first?.data).toEqual({hProperties: {id: 'model-authentik-enterprise-license'}});
  expect(first?.children[0]?.children).toMatchObject([{type: 'inlineCode'}]);
  expect(first?.children[1]?.children).toContainEqual(
    expect.objectContaining({type: 'textDirective', name: 'ak-enterprise'}),
  );
  expect(second?.children[0]?.children).toMatchObject([{type: 'link', url: '/flow/'}]);
});
