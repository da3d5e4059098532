/** The same table against `_redirects`, read the way Netlify and Cloudflare Pages document that they read it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {createMatcher, type Matcher} from '../../src/lib/redirects';
import {parseRedirectsJson} from '../../src/lib/redirects/toRedirectsJson';
import {cases} from './cases';
import {createTestSite, type TestSite} from './testSite';

interface Line {
  readonly from: string;
  readonly to: string;
  readonly status: string;
}

let site: TestSite;
let match: Matcher;
beforeAll(() => {
  site = createTestSite('/');
  match = createMatcher(parseRedirectsJson(readFileSync(path.join(site.outDir, 'redirects.json'), 'utf8')));
  return () => site.remove();
});

/** Cloudflare: exact rules first, literally; then wildcards in order, whose splat may be empty. */
function askCloudflare(lines: readonly Line[], address: string): string | undefined {
  const exact = lines.find(({from}) => from === address);
  return exact?.to ?? askWildcards(lines, address);
}

/** Netlify: the first rule that matches, with or without a slash; wildcards only behind a slash. */
function askNetlify(lines: readonly Line[], address: string): string | undefined {
  const exact = lines.find(({from}) => from === address.replace(/(?<=.)\/$/, ''));
  return (
    exact?.to ??
    askWildcards(
      lines.filter(({from}) => from.endsWith('/*')),
      address,
    )
  );
}

function askWildcards(lines: readonly Line[], address: string): string | undefined {
  const found = lines.find(({from}) => from.endsWith('*') && address.startsWith(from.slice(0, -1)));
  return found?.to.replace(':splat', address.slice(found.from.length - 1));
}

describe.each([
  {host: 'Cloudflare Pages', file: 'build/_redirects', ask: askCloudflare, mark: '301'},
  {host: 'Netlify', file: 'deploy/netlify/_redirects', ask: askNetlify, mark: '301!'},
])('$host', ({host, file, ask, mark}) => {
  let lines: readonly Line[];
  beforeAll(() => {
    const source =
      host === 'Netlify'
        ? path.join(site.deployDir, 'netlify/_redirects')
        : path.join(site.outDir, '_redirects');
    lines = readFileSync(source, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [from = '', to = '', status = ''] = line.split(' ');
        return {from, to, status};
      });
  });

  it(`marks every rule ${mark} in ${file}`, () => {
    expect(new Set(lines.map(({status}) => status))).toEqual(new Set([mark]));
  });

  it('holds each address once', () => {
    const froms = lines.map(({from}) => from);
    expect(new Set(froms).size).toBe(froms.length);
  });

  // Addresses with .html, encoded or repeated characters the host brings into shape itself.
  const plain = cases.filter(({url}) => /^\/(?!.*(?:%|\/\/|\.html))/.test(url));
  it.each(plain)('agrees with the matcher about $url', ({url}) => {
    const address = url.replace(/\?.*$/, '');
    expect(outcome(ask(lines, address))).toBe(outcome(match(address)?.to));
  });

  /** Where no page is, hosts may differ in how they get there. */
  function outcome(to: string | undefined): string {
    return to !== undefined && (to.startsWith('https:') || site.pages.has(to))
      ? to
      : 'no page, or no redirect';
  }

  it('leads from every known address to its page in one hop, and takes no page away', () => {
    for (const page of site.pages) {
      expect(ask(lines, page)).toBeUndefined();
      const legacy = `/docs${page}`;
      expect(ask(lines, legacy)).toBe(page);
      if (page !== '/') expect(ask(lines, legacy.slice(0, -1))).toBe(page);
    }
  });
});
