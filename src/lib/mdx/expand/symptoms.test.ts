import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import type {Symptom} from '../../facts/symptoms';
import type {Facts} from '../expansion';
import {expandSymptoms} from './symptoms';

const symptoms: Symptom[] = [
  {
    id: 'authentik-starting',
    text: '503 authentik starting',
    kind: 'http',
    component: 'server',
    source: 'internal/web/proxy.go:23',
    cause: 'Migrations **are** running.',
    page: '/core/architecture/#failures',
  },
  {
    id: 'no-app-for-hostname',
    text: 'no app for hostname',
    kind: 'log',
    component: 'proxy outpost',
    source: 'internal/outpost/proxyv2/handlers.go:108',
    cause: 'No provider has this host.',
    page: '/troubleshooting/forward_auth/general/',
  },
];

function expand(kind: string) {
  const problems: string[] = [];
  const report = (...parts: (string | undefined)[]) => problems.push(parts.filter(Boolean).join(' '));
  const nodes = expandSymptoms({kind}, {symptoms} as Partial<Facts> as Facts, report, []);
  return {problems, rows: (nodes[0] as Table | undefined)?.children ?? []};
}

test('only the messages of the kind have a row, with an id to link to', () => {
  const {rows, problems} = expand('log');
  expect(rows.map((row) => row.children.map((cell) => toString(cell)))).toEqual([
    ['Log line', 'Appears in', 'Cause'],
    ['no app for hostname', 'Proxy outpost', 'No provider has this host.'],
  ]);
  expect(rows[1]?.data).toEqual({hProperties: {id: 'symptom-no-app-for-hostname'}});
  expect(problems).toEqual([]);
});

test('the message is code that links to the fix, the cause is Markdown', () => {
  const [message, , cause] = expand('http').rows[1]?.children ?? [];
  expect(message?.children).toMatchObject([
    {
      type: 'link',
      url: '/core/architecture/#failures',
      children: [{type: 'inlineCode', value: '503 authentik starting'}],
    },
  ]);
  expect(cause?.children).toContainEqual(expect.objectContaining({type: 'strong'}));
});

test('an unknown kind is reported', () => {
  expect(expand('logs').problems).toEqual([
    'No symptoms of the kind "logs". Known: event, http, log, ui. Did you mean "log"?',
  ]);
});
