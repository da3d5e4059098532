import {describe, expect, it} from 'vitest';
import {withBaseUrl} from './withBaseUrl';

describe('withBaseUrl', () => {
  it('puts the path before addresses of the site and leaves other hosts alone', () => {
    const rules = [
      {from: '/a', to: '/b/', status: 301 as const},
      {from: '/api/*', to: 'https://api.test/:splat', status: 301 as const},
    ];
    expect(withBaseUrl(rules, '/site/').map(({from, to}) => [from, to])).toEqual([
      ['/site/a', '/site/b/'],
      ['/site/api/*', 'https://api.test/:splat'],
    ]);
    expect(withBaseUrl(rules, '/')).toEqual(rules);
  });
});
