/** Every link of every built page ends somewhere: the page exists and has the anchor. */
import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {expect, test} from 'vitest';
import {files, pages} from './output';

const known = new Set(files);
const anchors = new Map(
  pages.map(({route, $}) => [
    route,
    new Set(
      $('[id]')
        .get()
        .map((element) => element.attribs.id),
    ),
  ]),
);

/** The anchor that the theme's "skip to main content" link falls back to; the theme handles it itself. */
const SKIP_LINK = '#__docusaurus_skipToContent_fallback';

function addressesOf($: CheerioAPI, selector: string): string[] {
  return $<Element, string>(selector)
    .get()
    .map(({attribs}) => attribs.href ?? attribs.src ?? '');
}

function isMissing(target: URL): boolean {
  const path = decodeURIComponent(target.pathname);
  const found = anchors.get(path);
  if (!found) return !known.has(path.slice(1));
  return target.hash.length > 1 && !found.has(decodeURIComponent(target.hash.slice(1)));
}

test('no internal link, image or script is broken', () => {
  const broken = pages.flatMap(({route, $}) =>
    addressesOf($, '[href], [src]')
      .filter((address) => !/^(?:[a-z]+:|\/\/)/.test(address) && address !== SKIP_LINK)
      .filter((address) => isMissing(new URL(address, `https://docs.example.com${route}`)))
      .map((address) => `${route} → ${address}`),
  );
  expect([...new Set(broken)]).toEqual([]);
});

test('internal links carry the trailing slash, so that none costs a redirect', () => {
  const slow = pages.flatMap(({route, $}) =>
    addressesOf($, 'a[href^="/"]')
      .map((address) => new URL(address, 'https://docs.example.com').pathname)
      .filter((path) => !path.endsWith('/') && !/\.[a-z]+$/.test(path))
      .map((path) => `${route} → ${path}`),
  );
  expect(slow).toEqual([]);
});
