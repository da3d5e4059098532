import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import type {ModelField} from '../../facts/models';
import type {Facts} from '../expansion';
import {expandFields} from './fields';

const plain: ModelField = {
  name: 'name',
  label: null,
  type: 'string',
  required: false,
  meaning: 'Shown in lists.',
};

function expand(fields: Partial<ModelField>[], attributes: Record<string, string> = {}) {
  const model = {
    model: 'authentik_a.b',
    label: 'B',
    edition: 'open source' as const,
    source: 'authentik/a/models.py',
    fields: fields.map((field) => ({...plain, ...field})),
  };
  const facts = {
    models: new Map([['authentik_a.b', model]]),
    references: new Map([
      ['authentik_flows.flow', {label: 'Flow', page: '/flow/'}],
      ['authentik_core.mapping', {label: 'Mapping'}],
    ]),
  } as Partial<Facts> as Facts;
  const problems: string[] = [];
  const nodes = expandFields(
    {model: 'authentik_a.b', ...attributes},
    facts,
    (...parts) => problems.push(parts.filter(Boolean).join(' ')),
    [],
  );
  const rows = (nodes[0] as Table | undefined)?.children ?? [];
  return {problems, nodes, rows, cells: rows.map((row) => row.children.map((cell) => toString(cell)))};
}

test('a row has the label and the name, and an id to link to', () => {
  const {rows, cells} = expand([{name: 'bind_mode', label: 'Bind mode'}, {}]);
  expect(cells.map(([option]) => option)).toEqual(['Option', 'Bind mode bind_mode', 'name']);
  expect(rows.map((row) => row.data)).toEqual([
    undefined,
    {hProperties: {id: 'field-bind-mode'}},
    {hProperties: {id: 'field-name'}},
  ]);
});

test.each([
  [{}, 'Text'],
  [{type: 'string/null'}, 'Text or null'],
  [{type: 'choice', values: ['a', 'b']}, 'a, b'],
  [{type: 'choice', values: Array.from({length: 31}, String)}, 'One of 31 values'],
  [{type: 'list'}, 'List'],
  [{type: 'list', values: ['a', '']}, 'List of a, empty'],
  [{type: 'integer', min: 0}, 'Integer, 0 or more'],
  [{type: 'integer', max: 9}, 'Integer, at most 9'],
  [{type: 'number', min: 0, max: 9, nullable: true}, 'Number, 0 to 9 or null'],
  [{type: 'reference', relation: 'authentik_flows.flow'}, 'Flow'],
  [{type: 'list of reference', relation: 'authentik_core.mapping'}, 'List: Mapping'],
] as [Partial<ModelField>, string][])('the type of %j reads "%s"', (field, expected) => {
  const {cells, problems} = expand([field]);
  expect(cells[1]?.[1]).toBe(expected);
  expect(problems).toEqual([]);
});

test.each([
  [{}, 'none'],
  [{default: ''}, 'empty'],
  [{default: false}, 'false'],
  [{default: {}}, 'empty'],
  [{default: []}, 'empty'],
  [{default: {a: 1}}, '{"a":1}'],
  [{default: ['a', 'b']}, 'a, b'],
  [{default: 'generate_id()'}, 'computed'],
  [{default: '(objectClass=person)'}, '(objectClass=person)'],
  [{default: null, required: true}, '–'],
  [{default: 'direct', form: 'cached'}, 'direct; form: cached'],
  [{type: 'list', form: 'none checked'}, 'none; form: none checked'],
] as [Partial<ModelField>, string][])('the default of %j reads "%s"', (field, expected) => {
  expect(expand([field]).cells[1]?.[2]).toBe(expected);
});

test('values are code, a preset in words is text', () => {
  const kinds = (field: Partial<ModelField>) =>
    expand([field]).rows[1]?.children[2]?.children.map(({type}) => type);
  expect(kinds({default: 1, form: 'a b'})).toEqual(['inlineCode', 'text', 'inlineCode']);
  expect(kinds({type: 'list', default: [1], form: 'a b'})).toEqual(['inlineCode', 'text', 'text']);
});

test('a reference links to the page that explains it', () => {
  const {rows} = expand([{type: 'reference', relation: 'authentik_flows.flow'}]);
  expect(rows[1]?.children[1]?.children).toMatchObject([{type: 'link', url: '/flow/'}]);
});

test('the meaning begins with what qualifies the option, badges as directives', () => {
  const {rows, cells} = expand([{required: true, edition: 'enterprise', since: '2025.4'}]);
  expect(cells[1]?.[3]).toBe('Required.  2025.4 Shown in lists.');
  expect(rows[1]?.children[3]?.children.filter(({type}) => type === 'textDirective')).toMatchObject([
    {name: 'ak-enterprise'},
    {name: 'ak-version'},
  ]);
});

test('hidden fields have no row, "except" leaves out others, "only" chooses and orders', () => {
  const fields = [{name: 'a'}, {name: 'b', hidden: true, meaning: ''}, {name: 'c'}];
  const optionsOf = (attributes: Record<string, string>) =>
    expand(fields, attributes)
      .cells.slice(1)
      .map(([option]) => option);
  expect(optionsOf({})).toEqual(['a', 'c']);
  expect(optionsOf({except: 'a'})).toEqual(['c']);
  expect(optionsOf({only: 'c  a'})).toEqual(['c', 'a']);
});

test.each([
  [{model: 'authentik_a.c'}, 'Unknown model "authentik_a.c". Did you mean "authentik_a.b"?'],
  [{only: 'nam'}, 'authentik_a.b has no field "nam". Known: name. Did you mean "name"?'],
  [{only: 'name', except: 'name'}, '<Fields> has both "only" and "except". Keep one of them.'],
])('%j is reported', (attributes, problem) => {
  expect(expand([{}], attributes as unknown as Record<string, string>).problems).toEqual([problem]);
});

test.each([
  [{meaning: ''}, 'has no meaning'],
  [{type: 'reference', relation: 'authentik_flows.flows'}, 'Did you mean "authentik_flows.flow"?'],
] as [Partial<ModelField>, string][])('the field %j is reported', (field, problem) => {
  expect(expand([field]).problems).toEqual([expect.stringContaining(problem)]);
});
