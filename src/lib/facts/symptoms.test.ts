import {expect, test} from 'vitest';
import {parseSymptoms} from './symptoms';

const plain = {
  id: 'authentik-starting',
  text: '503 authentik starting',
  kind: 'http',
  component: 'server',
  source: 'internal/web/proxy.go:23',
  cause: 'Migrations are running.',
  page: '/troubleshooting/logs/#boot',
};

test('entries come back as they are written', () => {
  const other = {...plain, id: 'b', kind: 'log', text: 'waiting', page: '/core/architecture/'};
  expect(parseSymptoms([plain, other])).toEqual([plain, other]);
});

test.each([
  [{colour: 'red'}, 'unknown key "colour"'],
  [{id: 'Authentik starting'}, 'lower-case words'],
  [{text: ' '}, '[0].text is " "'],
  [{kind: 'logs'}, 'Did you mean "log"?'],
  [{component: 'proxy outposts'}, 'Did you mean "proxy outpost"?'],
  [{source: 'internal/web/proxy.go'}, 'a file and a line'],
  [{page: '/troubleshooting/csrf'}, 'a route such as'],
  [{text: 'authentik starting'}, 'the status and the body'],
  [{kind: 'event', text: 'Login failed'}, 'the action and the message'],
])('the entry with %j is reported', (change, problem) => {
  expect(() => parseSymptoms([{...plain, ...change}])).toThrow(problem);
});

test.each([
  [['a', 'b', 'a'], '"a" stands behind "b".'],
  [['a', 'a'], '"a" stands twice.'],
])('the ids %j are reported', (ids, problem) => {
  expect(() => parseSymptoms(ids.map((id) => ({...plain, id})))).toThrow(problem);
});

test('what is no list is reported', () => {
  expect(() => parseSymptoms({})).toThrow('facts/symptoms.json The file is {}.');
});
