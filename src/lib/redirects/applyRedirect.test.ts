import {describe, expect, it} from 'vitest';
import {applyRedirect} from './applyRedirect';
import {createMatcher} from './createMatcher';

const match = createMatcher([{from: '/a', to: '/b/', status: 301}]);

describe('applyRedirect', () => {
  it.each([
    ['/a', '/b/'],
    ['/a/?q=1&r=%20', '/b/?q=1&r=%20'],
    ['/a#h', '/b/#h'],
    ['/a.html?q=1#h?i#j', '/b/?q=1#h?i#j'],
  ])('carries query and hash over: %j → %j', (url, to) => {
    expect(applyRedirect(url, match)).toEqual({to, status: 301});
  });

  it('gives nothing for an address that no rule knows', () => {
    expect(applyRedirect('/b/?q=1', match)).toBeUndefined();
  });
});
