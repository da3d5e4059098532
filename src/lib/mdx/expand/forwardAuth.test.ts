import type {Code, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import type {ForwardAuth} from '../../facts/forwardAuth';
import {toPlainTree} from '../toPlainTree';
import type {Attributes, Expansion, Facts} from '../expansion';
import {expandForwardAuth, expandForwardAuthVariants} from './forwardAuth';

const block = {file: 'a', language: 'nginx', title: 'app.conf', code: 'listen 443;'};
const forwardAuth: ForwardAuth = [
  {
    id: 'nginx',
    label: 'nginx',
    page: '/a/',
    single: [block],
    domain: [block, {...block, title: 'auth.conf', outpost: 'standalone'}],
  },
];

function expand(expansion: Expansion, attributes: Attributes) {
  const problems: string[] = [];
  const report = (...parts: (string | undefined)[]) => problems.push(parts.filter(Boolean).join(' '));
  const nodes = expansion(attributes, {forwardAuth} as Partial<Facts> as Facts, report, []);
  return {nodes, problems};
}

const titles = (nodes: readonly RootContent[]) =>
  nodes.map((node) => (node.type === 'code' ? node.meta : toString(node)));

test('a variant becomes fences as if the page had typed them', () => {
  const {nodes, problems} = expand(expandForwardAuth, {proxy: 'nginx', mode: 'single'});
  expect(nodes).toEqual([
    {type: 'code', lang: 'nginx', meta: 'title="app.conf"', value: 'listen 443;'} satisfies Code,
  ]);
  expect(problems).toEqual([]);
});

test('a block for one kind of outpost says so', () => {
  const {nodes} = expand(expandForwardAuth, {proxy: 'nginx', mode: 'domain'});
  expect(titles(nodes)).toEqual(['title="app.conf"', 'Standalone outpost:', 'title="auth.conf"']);
});

test.each([
  [{proxy: 'ngin', mode: 'single'}, 'the proxy "ngin". Known: nginx. Did you mean "nginx"?'],
  [{proxy: 'nginx', mode: 'singel'}, 'the mode "singel". Known: domain, single. Did you mean "single"?'],
  [{mode: 'single'}, 'the proxy "".'],
])('%j is reported and shows nothing', (attributes, problem) => {
  const {nodes, problems} = expand(expandForwardAuth, attributes);
  expect(nodes).toEqual([]);
  expect(problems.join()).toContain(problem);
});

test('all variants read as plain Markdown in order, without the elements around them', () => {
  const {nodes} = expand(expandForwardAuthVariants, {});
  const plain = toPlainTree({type: 'root', children: nodes});
  expect(plain.children.map((node) => (node.type === 'code' ? node.value : toString(node)))).toEqual([
    ...['nginx', 'Single application', 'app.conf', 'listen 443;'],
    ...['Domain level', 'app.conf', 'listen 443;', 'Standalone outpost:', 'auth.conf', 'listen 443;'],
  ]);
});
