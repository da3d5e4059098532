import {describe, expect, test} from 'vitest';
import file from '../../../facts/settings.json';
import {settingId} from './settingNames';
import {findSetting, parseSettings, settingGroups} from './settings';

const host = {
  name: 'postgresql.host',
  group: 'postgresql-connection',
  type: 'text',
  default: 'localhost',
  readBy: ['server'],
  meaning: 'Host.',
};
const gone = {name: 'redis.host', default: null, removed: '2025.10', meaning: 'Gone.'};

function parse(settings: readonly unknown[], removed: readonly unknown[] = []) {
  return parseSettings({settings, removed});
}

describe('parseSettings', () => {
  test('gives the records as they stand in the file', () => {
    const data = {settings: [host], removed: [{...gone, replacedBy: 'postgresql.host', mapped: true}]};
    expect(parseSettings(data)).toEqual(data);
  });

  test.each([
    [{...host, sinse: '2025.2'}, 'settings[0] has the unknown key "sinse".'],
    [{...host, sinse: '2025.2'}, 'Did you mean "since"?'],
    [{...host, name: 'Postgresql.host'}, 'settings[0].name is "Postgresql.host".'],
    [{...host, group: 'postgres-connection'}, 'Did you mean "postgresql-connection"?'],
    [{...host, readBy: ['sever']}, 'settings[0].readBy[0] is "sever".'],
    [{...host, since: 'soon'}, 'settings[0].since is "soon".'],
    [{...host, meaning: ''}, 'settings[0].meaning is "".'],
  ])('reports %j', (entry, message) => {
    expect(() => parse([entry])).toThrow(message);
  });

  test('reports a name that stands twice, also when one of them is gone', () => {
    expect(() => parse([host, host])).toThrow('"postgresql.host" stands twice.');
    expect(() => parse([host], [{...gone, name: 'postgresql.host'}])).toThrow('stands twice');
  });

  test('reports a replacement that is no setting', () => {
    expect(() => parse([host], [{...gone, replacedBy: 'postgresql.hast'}])).toThrow(
      'facts/settings.json "redis.host" is replaced by "postgresql.hast", which is no setting. Did you mean "postgresql.host"?',
    );
  });
});

test('findSetting finds by name only', () => {
  expect(findSetting(parse([host]), 'postgresql.host')?.default).toBe('localhost');
  expect(findSetting(parse([host]), 'AUTHENTIK_POSTGRESQL__HOST')).toBeUndefined();
});

describe('facts/settings.json', () => {
  const {settings, removed} = parseSettings(file);

  test('has settings for every group', () => {
    expect(settingGroups.filter((group) => !settings.some((setting) => setting.group === group))).toEqual([]);
  });

  test('gives each row an id of its own', () => {
    const ids = [...settings, ...removed].map(({name}) => settingId(name));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test.each([
    'authentik_cookie_domain',
    'authentik_disable_update_check',
    'authentik_events__context_processors__asn',
    'authentik_events__context_processors__geoip',
    'authentik_ldap__page_size',
    'authentik_ldap__task_timeout_hours',
    'authentik_ldap__tls__ciphers',
    'authentik_log_level',
    'authentik_reputation__expiry',
    'authentik_secret_key',
    'authentik_session_storage',
    'authentik_sessions__unauthenticated_age',
    'authentik_web__path',
    'authentik_web__threads',
    'authentik_web__workers',
  ])('has the row %s, which other sites link to', (id) => {
    expect([...settings, ...removed].map(({name}) => settingId(name))).toContain(id);
  });
});
