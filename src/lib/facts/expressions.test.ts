import {expect, test} from 'vitest';
import {parseExpressions} from './expressions';

const place = {id: 'flow', name: 'Flow', has: [{name: 'user'}], source: 'authentik/flows/planner.py'};
const matrix = {id: 'policies', variables: ['user', 'http_request'], places: [place]};

function problemsOf(json: unknown): string {
  try {
    parseExpressions(json);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('matrices of the schema are taken as they are', () => {
  const full = {...place, has: [{name: 'user', when: 'logged in'}], also: '`source`'};
  const data = [{...matrix, places: [full]}];
  expect(parseExpressions(data)).toEqual(data);
});

test('a variable that is no column is an error with the nearest column', () => {
  const message = problemsOf([{...matrix, places: [{...place, has: [{name: 'http_reqest'}]}]}]);
  expect(message).toContain('"flow" has "http_reqest", which is no column of "policies".');
  expect(message).toContain('Did you mean "http_request"?');
});

test('an id that stands twice, in one matrix or in two, is an error', () => {
  expect(problemsOf([{...matrix, places: [place, place]}])).toContain('The id "flow" stands twice.');
  expect(problemsOf([matrix, {...matrix, id: 'mappings'}])).toContain('The id "flow" stands twice.');
});

test.each([
  [{plases: []}, 'has the unknown key "plases"', 'Did you mean "places"?'],
  [{id: 'Policies'}, '[0].id is "Policies".', 'lower-case words'],
  [{places: [{...place, source: 'planner'}]}, 'source is "planner".', 'a Python file'],
  [{places: [{...place, has: [{name: ''}]}]}, 'name is "".', 'Write text.'],
])('a matrix with %j is an error', (change, message, fix) => {
  const problems = problemsOf([{...matrix, ...change}]);
  expect(problems).toContain(message);
  expect(problems).toContain(fix);
});
