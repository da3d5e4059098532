import type {RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {standaloneOutposts, type RemovedSetting, type Setting} from '../../facts/settings';
import type {Facts} from '../expansion';
import {expandSettings} from './settings';

const timeout: Setting = {
  name: 'cache.timeout',
  group: 'cache',
  type: 'integer',
  default: 300,
  readBy: ['server', 'worker'],
  meaning: 'Seconds, see `a`.',
};
const gone: RemovedSetting = {name: 'cache.url', default: null, removed: '2025.10', meaning: 'Gone.'};

function expand(group: string, change: Partial<Setting> = {}, removed: RemovedSetting[] = []) {
  const problems: string[] = [];
  const settings = {settings: [{...timeout, ...change}], removed};
  const report = (message: string, fix = '') => problems.push(`${message} ${fix}`.trim());
  const nodes = expandSettings({group}, {settings} as unknown as Facts, report, []);
  return {nodes, problems};
}

function cellsOf([node]: RootContent[]): string[] {
  const row = (node as Table).children[1]!;
  return row.children.map((cell) => toString(cell));
}

test('a row has the id, the names, default and type, readers and meaning of its setting', () => {
  const {nodes, problems} = expand('cache');
  expect(problems).toEqual([]);
  expect((nodes[0] as Table).children[1]?.data).toEqual({hProperties: {id: 'authentik_cache__timeout'}});
  expect(cellsOf(nodes)).toEqual([
    'AUTHENTIK_CACHE__TIMEOUTcache.timeout',
    '300integer or file://',
    'Server, worker',
    'Seconds, see a.',
  ]);
});

test('the variable links to its own row', () => {
  const [first] = (expand('cache').nodes[0] as Table).children[1]!.children[0]!.children;
  expect(first).toMatchObject({type: 'link', url: '#authentik_cache__timeout'});
});

test.each([
  [{default: null}, 1, 'noneinteger or file://'],
  [{default: ''}, 1, 'emptyinteger or file://'],
  [{default: ['a', 'b']}, 1, 'a, binteger or file://'],
  [{default: {}}, 1, 'emptyinteger or file://'],
  [{uri: false}, 1, '300integer'],
  [{rereads: true}, 1, '300integer or file://, read again at each use'],
  [{readBy: ['server' as const, ...standaloneOutposts]}, 2, 'Server, all outposts'],
  [{readBy: ['LDAP outpost' as const]}, 2, 'LDAP outpost'],
  [{status: 'no effect' as const}, 3, 'No effect. Seconds, see a.'],
  [
    {values: ['a', 'b'], example: 'c', since: '2025.2'},
    3,
    'Seconds, see a. Values: a, b. Example: c. 2025.2',
  ],
])('%j shows in its cell', (change, column, shown) => {
  expect(cellsOf(expand('cache', change).nodes)[column]).toBe(shown);
});

test('a removed setting names its successor', () => {
  const {nodes} = expand('removed', {}, [{...gone, replacedBy: 'cache.timeout', mapped: true}]);
  expect(cellsOf(nodes)).toEqual([
    'AUTHENTIK_CACHE__URLcache.url',
    'none',
    '2025.10',
    'Gone. AUTHENTIK_CACHE__TIMEOUT. The old name still works, with a warning.',
  ]);
});

test('a group without settings is reported with the nearest name', () => {
  const {nodes, problems} = expand('cahce');
  expect(nodes).toEqual([]);
  expect(problems).toEqual([
    expect.stringMatching(/^No settings in the group "cahce"\. Known: .*Did you mean "cache"\?$/),
  ]);
});
