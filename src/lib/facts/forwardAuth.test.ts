import {expect, test} from 'vitest';
import {parseForwardAuth} from './forwardAuth';

const block = {file: 'nginx/single.conf', language: 'nginx', title: 'app.conf'};
const proxy = {id: 'nginx', label: 'nginx', page: '/a/#nginx', single: [block], domain: [block]};
const files = new Map([['nginx/single.conf', 'listen 443;\n']]);

test('each block comes with its file, without the line break at the end', () => {
  const [first] = parseForwardAuth([proxy], files);
  expect(first?.single).toEqual([{...block, code: 'listen 443;'}]);
});

test.each([
  [{colour: 'red'}, 'unknown key "colour"'],
  [{id: 'Nginx'}, 'lower-case words'],
  [{page: '/a'}, 'a route, such as'],
  [{single: [{...block, outpost: 'standalon'}]}, 'Did you mean "standalone"?'],
  [{domain: [{...block, file: 'nginx/domain.conf'}]}, 'Names "nginx/domain.conf", which is no file.'],
])('the entry with %j is reported', (change, problem) => {
  expect(() => parseForwardAuth([{...proxy, ...change}], files)).toThrow(problem);
});

test('an id that stands twice is reported', () => {
  expect(() => parseForwardAuth([proxy, proxy], files)).toThrow('"nginx" stands twice.');
});

test('a file that no entry names is reported', () => {
  const more = new Map([...files, ['nginx/old.conf', '']]);
  expect(() => parseForwardAuth([proxy], more)).toThrow(
    'facts/forward-auth/nginx/old.conf No entry of proxies.json names this file.',
  );
});
