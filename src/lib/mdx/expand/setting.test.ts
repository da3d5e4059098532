import {expect, test} from 'vitest';
import type {Facts} from '../expansion';
import {expandSetting} from './setting';

const host = {
  name: 'postgresql.host',
  group: 'postgresql-connection' as const,
  type: 'text' as const,
  default: 'localhost',
  readBy: ['server' as const],
  meaning: 'Host.',
};
const removed = [{name: 'redis.host', default: null, removed: '2025.10', meaning: 'Gone.'}];
const facts = {settings: {settings: [host], removed}} as unknown as Facts;

function expand(name?: string) {
  const problems: string[] = [];
  const report = (message: string, fix = '') => problems.push(`${message} ${fix}`.trim());
  return {nodes: expandSetting(name === undefined ? {} : {name}, facts, report, []), problems};
}

test('a setting becomes its variable, linked to its row', () => {
  expect(expand('postgresql.host')).toEqual({
    nodes: [
      {
        type: 'link',
        url: '/install-config/configuration/#authentik_postgresql__host',
        children: [{type: 'inlineCode', value: 'AUTHENTIK_POSTGRESQL__HOST'}],
      },
    ],
    problems: [],
  });
});

test.each([
  ['postgresql.hots', 'Unknown setting "postgresql.hots". Did you mean "postgresql.host"?'],
  ['nowhere', 'Unknown setting "nowhere". facts/settings.json has all names.'],
  [undefined, 'Unknown setting "". facts/settings.json has all names.'],
  ['redis.host', 'The setting "redis.host" is gone since 2025.10. Write its name as code.'],
])('%s is reported', (name, problem) => {
  expect(expand(name)).toEqual({nodes: [], problems: [problem]});
});
