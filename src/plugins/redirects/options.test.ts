import {describe, expect, it} from 'vitest';
import {toOptions} from './options';

describe('toOptions', () => {
  it('fills in the defaults', () => {
    expect(toOptions({id: 'default', deployDir: 'out'})).toEqual({
      externalHosts: ['api.goauthentik.io', 'integrations.goauthentik.io'],
      deployDir: 'out',
      analytics: false,
    });
  });

  it('refuses an option that it does not know', () => {
    const options = {id: 'default', deployDirs: 'out'};
    expect(() => toOptions(options)).toThrow(
      'redirects: Unknown option "deployDirs". Known: analytics, deployDir, externalHosts. Did you mean "deployDir"?',
    );
  });
});
