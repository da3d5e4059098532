/** Every link of every built page ends somewhere: the page exists and has the anchor. */
import {expect, test} from 'vitest';
import {files, pages} from './output';

const known = new Set(files);
const anchors = new Map(
  pages.map(({route, root}) => [route, new Set(root.querySelectorAll('[id]').map((element) => element.id))]),
);

function isMissing(target: URL): boolean {
  const path = decodeURIComponent(target.pathname);
  const found = anchors.get(path);
  if (!found) return !known.has(path.slice(1));
  return target.hash !== '' && target.hash !== '#' && !found.has(decodeURIComponent(target.hash.slice(1)));
}

test('no internal link, image or script is broken', () => {
  const broken = pages.flatMap(({route, root}) =>
    root
      .querySelectorAll('[href], [src]')
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((address) => !/^(?:[a-z]+:|\/\/)/.test(address))
      .filter((address) => isMissing(new URL(address, `https://docs.example.com${route}`)))
      .map((address) => `${route} → ${address}`),
  );
  expect([...new Set(broken)]).toEqual([]);
});

test('internal links carry the trailing slash, so that none costs a redirect', () => {
  const slow = pages.flatMap(({route, root}) =>
    root
      .querySelectorAll('a[href^="/"]')
      .map((link) => new URL(link.getAttribute('href') ?? '', 'https://docs.example.com').pathname)
      .filter((path) => !path.endsWith('/') && !/\.[a-z]+$/.test(path))
      .map((path) => `${route} → ${path}`),
  );
  expect(slow).toEqual([]);
});
