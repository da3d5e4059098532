import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createMatcher} from '../redirects';
import {answerRequest} from './answerRequest';

const files = new Set([
  '/index.html',
  '/a/index.html',
  '/old/index.html',
  '/404.html',
  '/lone.html',
  '/a.md',
  '/_redirects',
  '/releases/2025.10/index.html',
]);
const match = createMatcher([
  {from: '/old', to: '/a/', status: 301},
  {from: '/api/*', to: 'https://api.test/:splat', status: 302},
]);
const answer = (url: string, baseUrl = '/'): ReturnType<typeof answerRequest> =>
  answerRequest(url, {match, hasFile: (path) => files.has(path), baseUrl});
const location = (url: string, baseUrl = '/'): string | undefined => {
  const found = answer(url, baseUrl);
  return found.kind === 'redirect' ? found.location : undefined;
};

describe('answerRequest', () => {
  it.each([
    ['/', '/index.html'],
    ['/a/', '/a/index.html'],
    ['/a/?q=1', '/a/index.html'],
    ['/%61/', '/a/index.html'],
    ['/releases/2025.10/', '/releases/2025.10/index.html'],
    ['/a.md', '/a.md'],
  ])('serves %j from %j', (url, file) => {
    expect(answer(url)).toEqual({kind: 'file', file});
  });

  it.each([
    ['/a', '/a/'],
    ['/a?q=1&r', '/a/?q=1&r'],
    ['/a.html', '/a/'],
    ['/a/index.html?q', '/a/?q'],
    ['/index.html', '/'],
    ['//a//', '/a/'],
    ['//', '/'],
    ['/releases/2025.10', '/releases/2025.10/'],
    ['/old?q', '/a/?q'],
    ['/old/index.html', '/a/'],
    ['/api/v3?q', 'https://api.test/v3?q'],
  ])('sends %j to %j', (url, to) => {
    expect(location(url)).toBe(to);
  });

  it('prefers rules to files, because HTML fallbacks stand at their addresses', () => {
    expect(location('/old/')).toBe('/a/');
  });

  it('gives the status of the rule, and 301 for another way to write an address', () => {
    expect(answer('/api/x')).toMatchObject({status: 302});
    expect(answer('/a')).toMatchObject({status: 301});
  });

  it.each([
    '/b',
    '/b/',
    '/b.html',
    '/404.html',
    '/404/',
    '/lone.html',
    '/_redirects',
    '/A/',
    '//a.md',
    '/a.md/',
    '/old%3Fq',
  ])('finds nothing at %j', (url) => {
    expect(answer(url)).toEqual({kind: 'not-found'});
  });

  it.each(['/%', '/../etc/passwd', '/%2e%2e/etc/passwd', '*'])('calls %j malformed', (url) => {
    expect(answer(url)).toEqual({kind: 'bad-request'});
  });

  it('serves a site below a path of its host', () => {
    expect(answer('/site/a/', '/site/')).toEqual({kind: 'file', file: '/a/index.html'});
    expect(answer('/site/', '/site/')).toEqual({kind: 'file', file: '/index.html'});
    expect(location('/site', '/site/')).toBe('/site/');
    expect(location('/', '/site/')).toBe('/site/');
    expect(location('/site/a?q', '/site/')).toBe('/site/a/?q');
    expect(location('/site/old', '/site/')).toBe('/site/a/');
    expect(location('/site/api/v3', '/site/')).toBe('https://api.test/v3');
    expect(answer('/a/', '/site/')).toEqual({kind: 'not-found'});
    expect(answer('/sites/a/', '/site/')).toEqual({kind: 'not-found'});
  });

  it('never sends a reader to another host but by a rule, and never in a circle', () => {
    const parts = fc.constantFrom(
      'a',
      'old',
      'api',
      '',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5C',
      '\\',
      'index.html',
      '.html',
      'evil.test',
      '@',
      ':',
      '?',
    );
    fc.assert(
      fc.property(fc.array(parts, {maxLength: 6}), (path) => {
        const to = location(`/${path.join('/')}`);
        if (to === undefined) return;
        expect(['site.test', 'api.test']).toContain(new URL(to, 'https://site.test').host);
        if (to.startsWith('/')) expect(answer(to).kind).toBe('file');
      }),
    );
  });
});
