import {describe, expect, it} from 'vitest';
import {parsePlannedRoutes} from './parsePlannedRoutes';

describe('parsePlannedRoutes', () => {
  it('gives the routes and leaves out comments and blank lines', () => {
    expect(parsePlannedRoutes('# planned\n\n/a/\n/releases/0.9/\n')).toEqual(['/a/', '/releases/0.9/']);
  });

  it('names every line that is no route', () => {
    expect(() => parsePlannedRoutes('/a\n/b/\nhttps://c/\n/d e/')).toThrow(
      /facts\/planned-routes\.txt:1 "\/a" is no route\. Allowed: .+\n.*:3 "https:\/\/c\/" .+\n.*:4 "\/d e\/"/,
    );
  });

  it('refuses a route that is listed twice', () => {
    expect(() => parsePlannedRoutes('/a/\n/b/\n/a/')).toThrow(
      'facts/planned-routes.txt:3 "/a/" stands in line 1 already.',
    );
  });
});
