/** The outline of a page: how it begins, how long its paragraphs are, and what must not be missing. */
import type {Node} from 'mdast';
import {visit} from 'unist-util-visit';
import {headingsOf} from '../headings';
import {placeOf, routeOf, type CheckedPage} from '../page';
import type {Problem} from '../../problems';
import {countSentences, countWords} from './prose';

const limits = {paragraphWords: 90, firstSentences: 4, admonitions: 2} as const;

/** Tasks whose last step shows the reader that it worked: every page below `below` needs a heading with this id. */
export const neededHeadings = [
  {below: '/install-config/install/', id: 'check', heading: '## Check that it works {#check}'},
] as const;

/** A page begins with a paragraph of at most four sentences: what this is and when you need it. */
export function checkFirstParagraph(page: CheckedPage): Problem[] {
  const first = page.root.children.find((node) => node.type !== 'yaml' && node.type !== 'mdxFlowExpression');
  if (first?.type !== 'paragraph') {
    const place = first ? placeOf(page, first) : {file: page.file};
    return [
      {
        ...place,
        message: 'The page does not begin with a paragraph.',
        fix: 'Say first what this is and when a reader needs it.',
      },
    ];
  }
  const sentences = countSentences(first);
  if (sentences <= limits.firstSentences) return [];
  return [
    {
      ...placeOf(page, first),
      message: `The first paragraph has ${sentences} sentences. Allowed: ${limits.firstSentences}.`,
      fix: 'Move details below it.',
    },
  ];
}

/** No paragraph has more words than a reader takes in at one glance. */
export function checkParagraphs(page: CheckedPage): Problem[] {
  const problems: Problem[] = [];
  visit(page.root, 'paragraph', (paragraph) => {
    const words = countWords(paragraph);
    if (words <= limits.paragraphWords) return;
    const message = `A paragraph has ${words} words. Allowed: ${limits.paragraphWords}.`;
    problems.push({...placeOf(page, paragraph), message, fix: 'Split it, or make it a list or a table.'});
  });
  return problems;
}

/** Admonitions are for what must not be missed; a third one on a page is a problem. */
export function checkAdmonitions(page: CheckedPage): Problem[] {
  const boxes: Node[] = [];
  visit(page.root, 'containerDirective', (node) => {
    boxes.push(node);
  });
  return boxes.slice(limits.admonitions).map((box) => ({
    ...placeOf(page, box),
    message: `The page has ${boxes.length} admonitions. Allowed: ${limits.admonitions}.`,
    fix: 'Make this one a paragraph.',
  }));
}

/** The headings that the page's place in the site asks for. */
export function checkNeededHeadings(page: CheckedPage): Problem[] {
  const route = routeOf(page);
  const ids = headingsOf(page).map(({id}) => id);
  return neededHeadings
    .filter(({below, id}) => route.startsWith(below) && route !== below && !ids.includes(id))
    .map(({below, id, heading}) => ({
      file: page.file,
      message: `The page lacks a heading with the id "${id}", which every page below ${below} has.`,
      fix: `End the task with "${heading}".`,
    }));
}
