import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {designationName, findStagePage, parseFlows, stageKindName} from './flows';

const login = {order: 10, stage: 'login', kind: 'user_login'};
const plain = {
  id: 'a-flow',
  slug: 'a-flow',
  title: 'Welcome',
  designation: 'authentication',
  authentication: 'none',
  bindings: [login],
};

test('flows come back as they are written, by id', () => {
  const other = {...plain, id: 'b-flow', policy: 'only-sso', bindings: []};
  expect([...parseFlows([plain, other])]).toEqual([
    ['a-flow', plain],
    ['b-flow', other],
  ]);
});

test.each([
  [{colour: 'red'}, 'unknown key "colour"'],
  [{id: 'A flow'}, 'lower-case words'],
  [{title: ''}, '[0].title is ""'],
  [{designation: 'enrolment'}, 'Did you mean "enrollment"?'],
  [{authentication: 'require_superuser'}, '[0].authentication is "require_superuser".'],
  [{policy: 1}, '[0].policy is 1.'],
  [{bindings: [{...login, kind: 'user_log'}]}, '[0].bindings[0].kind is "user_log"'],
  [{bindings: [{...login, order: 1.5}]}, '[0].bindings[0].order is 1.5. Write a whole number.'],
  [{bindings: [login, {...login, order: 5}]}, '"a-flow" has the order 5 behind 10.'],
  [{bindings: [login, login]}, '"a-flow" has the order 10 behind 10.'],
])('the flow with %j is reported', (change, problem) => {
  expect(() => parseFlows([{...plain, ...change}])).toThrow(problem);
});

test.each([
  [['a', 'b', 'a'], '"a" stands behind "b".'],
  [['a', 'a'], '"a" stands twice.'],
])('the ids %j are reported', (ids, problem) => {
  expect(() => parseFlows(ids.map((id) => ({...plain, id})))).toThrow(problem);
});

test('a designation has the name of the interface', () => {
  expect(designationName('stage_configuration')).toBe('Stage Configuration');
});

test('a kind of stage has the name of the interface and, except for consent, a page', () => {
  expect(stageKindName('user_write')).toBe('User Write');
  expect(findStagePage('user_write')).toBe('/add-secure-apps/flows-stages/stages/user_write/');
  expect(findStagePage('consent')).toBeUndefined();
});

test('every flow that comes with the platform is of the schema', () => {
  const file = path.resolve(__dirname, '../../../facts/flows.json');
  expect(parseFlows(JSON.parse(readFileSync(file, 'utf8'))).size).toBe(21);
});
