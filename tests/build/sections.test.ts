/** What the search links to is there: the pages' sections and the built pages agree. */
import {expect, test} from 'vitest';
import {toSections} from '../../src/lib/page/sections';
import {readSitePages} from '../../src/node/readSitePages';
import {pages} from './output';

// The pages are minified: no quotes, no end tags that HTML can do without.
const idAttribute = /\sid="?([^\s">]+)/g;

const sources = readSitePages();

test.each(sources.map((page) => [page.route, page] as const))(
  '%s has every anchor of its sections',
  (route, source) => {
    const built = pages.find((page) => page.route === route);
    const anchors = new Set([...(built?.html ?? '').matchAll(idAttribute)].map(([, id]) => id));
    const linked = toSections(source).flatMap(({id, blocks}) => [
      id,
      ...blocks.map((block) => block.id ?? ''),
    ]);
    expect(linked.filter((id) => id !== '' && !anchors.has(id))).toEqual([]);
  },
);
