import {expect, test} from 'vitest';
import {settingId, settingVariable} from './settingNames';

test('a YAML path becomes a variable, with two underscores for each dot', () => {
  expect(settingVariable('postgresql.conn_max_age')).toBe('AUTHENTIK_POSTGRESQL__CONN_MAX_AGE');
});

test('a setting that only the environment holds is its own variable', () => {
  expect(settingVariable('TMPDIR')).toBe('TMPDIR');
});

test('the id of a row is the variable in small letters', () => {
  expect(settingId('postgresql.host')).toBe('authentik_postgresql__host');
  expect(settingId('AUTHENTIK_HOST')).toBe('authentik_host');
});
