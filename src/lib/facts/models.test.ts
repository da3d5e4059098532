import {expect, test} from 'vitest';
import {parseModels} from './models';

const file = 'facts/models/authentik_a.b.json';
const field = {name: 'name', label: null, type: 'string', required: true, meaning: ''};
const model = {
  model: 'authentik_a.b',
  label: 'B',
  edition: 'open source',
  source: 'authentik/a/models.py',
  fields: [field],
};

function problemsOf(files: Readonly<Record<string, unknown>>): string {
  try {
    parseModels(new Map(Object.entries(files)));
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('a file of the schema is taken as it is', () => {
  const full = {
    ...field,
    type: 'choice',
    values: ['a', 'b'],
    default: 'a',
    form: 'b',
    nullable: false,
    edition: 'enterprise',
    since: '2025.4',
    hidden: true,
  };
  const data = {...model, fields: [full]};
  expect(parseModels(new Map([[file, data]]))).toEqual(new Map([['authentik_a.b', data]]));
});

test.each([
  [{...model, lable: 'B'}, 'The file has the unknown key "lable".', 'Did you mean "label"?'],
  [{...model, edition: 'enterprize'}, 'edition is "enterprize". Known: enterprise, open source.', 'Did you mean "enterprise"?'],
  [{...model, model: 'authentik_a.c'}, 'is about "authentik_a.c".', 'Name it "authentik_a.c.json".'],
  [{...model, fields: [field, field]}, 'The field "name" stands twice.', 'Keep one'],
  [{...model, fields: [null]}, 'fields[0] is null.', 'Write an object.'],
])('the file %j is an error', (data, message, fix) => {
  const problems = problemsOf({[file]: data});
  expect(problems).toContain(`${file} `);
  expect(problems).toContain(message);
  expect(problems).toContain(fix);
});

test.each([
  [{mening: 'x'}, 'fields[0] has the unknown key "mening".', 'Did you mean "meaning"?'],
  [{type: 'text'}, 'fields[0].type is "text". Known: boolean,', ''],
  [{label: ''}, 'fields[0].label is "".', 'Write text.'],
  [{meaning: null}, 'fields[0].meaning is null.', 'Write text.'],
  [{type: 'integer', max: 2 ** 63}, 'fields[0].max is 9223372036854776000.', 'holds exactly'],
  [{since: '2025'}, 'fields[0].since is "2025".', 'such as "2025.10"'],
  [{type: 'choice'}, 'The field "name" is a choice of nothing.', 'Add "values".'],
  [{values: ['a']}, 'The field "name" has values, but is no choice.', 'Correct "type"'],
  [{type: 'reference'}, 'is a reference to nothing.', 'Add "relation".'],
  [{relation: 'authentik_a.b'}, 'is no reference', 'remove "relation"'],
  [{type: 'integer', min: 2, max: 1}, 'has the limits 2 and 1.', 'The least is "min".'],
  [
    {type: 'choice', values: ['direct', 'cached'], form: 'chached'},
    'has the form "chached", which is none of its values. Known: cached, direct.',
    'Did you mean "cached"?',
  ],
])('a field with %j is an error', (change, message, fix) => {
  const problems = problemsOf({[file]: {...model, fields: [{...field, ...change}]}});
  expect(problems).toContain(message);
  expect(problems).toContain(fix);
});

test('the problems of all files are thrown at once', () => {
  const problems = problemsOf({
    [file]: {...model, label: ''},
    'facts/models/authentik_a.d.json': {...model, model: 'authentik_a.d', source: ''},
  });
  expect(problems.split('\n')).toEqual([
    expect.stringContaining('authentik_a.b.json'),
    expect.stringContaining('authentik_a.d.json'),
  ]);
});
