/** Headings are addresses: other sites link to them, so each has an explicit id that is its own. */
import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {headingId} from '../mdx/parseMdx';
import type {Problem} from '../problems';
import {placeOf, type CheckedPage} from './page';

export interface PageHeading {
  readonly node: Heading;
  readonly text: string;
  readonly id?: string;
}

/** All headings of the page's body, in reading order. */
export function headingsOf(page: CheckedPage): PageHeading[] {
  const headings: PageHeading[] = [];
  visit(page.root, 'heading', (node) => {
    headings.push({node, ...headingId(node)});
  });
  return headings;
}

/** Each heading has an id of lower-case letters, digits, `-` and `_` that no other heading of the page has; none is an H1. */
export function checkHeadingIds(page: CheckedPage): Problem[] {
  const first = new Map<string, number | undefined>();
  return headingsOf(page).flatMap(({node, text, id}): Problem[] => {
    const place = placeOf(page, node);
    const problems: Problem[] = [];
    if (node.depth === 1)
      problems.push({
        ...place,
        message: `"${text}" is a heading of level 1, which the title is already.`,
        fix: `Write "## ${text}".`,
      });
    if (id === undefined) {
      problems.push({
        ...place,
        message: `The heading "${text}" has no id.`,
        fix: `Close it with {#${toId(text)}}.`,
      });
    } else if (!/^[a-z0-9_][a-z0-9_-]*$/.test(id)) {
      const message = `The heading id "${id}" has other characters than a-z, 0-9, "-" and "_".`;
      problems.push({...place, message, fix: `Write {#${toId(id)}}.`});
    } else if (first.has(id)) {
      problems.push({
        ...place,
        message: `The heading id "${id}" stands in line ${first.get(id)} already.`,
        fix: 'Give each heading its own id.',
      });
    } else {
      first.set(id, place.line);
    }
    return problems;
  });
}

function toId(text: string): string {
  const words = text.toLowerCase().match(/[a-z0-9_]+/g);
  return words?.join('-') ?? 'id';
}
