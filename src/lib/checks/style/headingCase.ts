/** Headings and titles are sentences: a capital begins them, and names keep theirs. */
import {toString} from 'mdast-util-to-string';
import type {PhrasingContent} from 'mdast';
import {headingsOf} from '../headings';
import {placeOf, placeOfKey, textOf, type PageRule} from '../page';
import type {Problem} from '../../problems';

/**
 * A rule that gives one problem for each heading, and for the title, that isn't in sentence case. `names` keep their
 * capitals; those in lower case may begin a heading.
 */
export function createHeadingCaseRule(names: readonly string[]): PageRule {
  const removeNames = createNameRemover(names);
  return (page) => {
    const title = textOf(page, 'title');
    const titles = title === undefined ? [] : [{place: placeOfKey(page, 'title'), text: title}];
    const headings = headingsOf(page).map(({node}) => ({
      place: placeOf(page, node),
      text: visibleText(node.children),
    }));
    return [...titles, ...headings].flatMap(({place, text}) => {
      const finding = findCase(text, removeNames(text));
      return finding ? [{...place, ...finding}] : [];
    });
  };
}

/** A first word in lower case, or the later ones with a capital, of a heading whose names are already taken out. */
function findCase(heading: string, withoutNames: string): Pick<Problem, 'message' | 'fix'> | undefined {
  const words = withoutNames.split(/[\s/-]+/).filter(Boolean);
  const [first, ...rest] = words;
  // An underscore makes a word an identifier, which titles can't set in code.
  if (first !== undefined && /^[a-z][^_]*$/.test(first))
    return {
      message: `The heading "${heading}" begins with the lower-case word "${first}".`,
      fix: 'Write headings in sentence case.',
    };
  // Behind a colon or a full stop a new sentence begins. A second capital or a digit makes a name (OAuth2, GitHub).
  const wrong = rest.filter(
    (word, index) => /^["“(]?[A-Z][a-z'’]*[a-z]\W*$/.test(word) && !/[:.?!–—]$/.test(words[index] ?? ''),
  );
  if (wrong.length === 0) return undefined;
  return {
    message: `The heading "${heading}" has capitals in ${wrong.map((word) => `"${word}"`).join(', ')}.`,
    fix: 'Write headings in sentence case; add a name to facts/proper-nouns.txt.',
  };
}

// A name leaves a mark, so that the word behind it isn't taken for the first one. Longer names go first.
function createNameRemover(names: readonly string[]): (text: string) => string {
  const patterns = [...names]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((name) => name.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&'));
  const anyName = new RegExp(`(?<![\\w-])(?:${patterns.join('|')})(?:['’]s|s)?(?!\\w)`, 'g');
  return (text) => text.replaceAll(anyName, '#');
}

function visibleText(children: readonly PhrasingContent[]): string {
  const texts = children.map((child) => {
    if (child.type === 'inlineCode' || child.type === 'strong') return '`code`';
    return child.type === 'textDirective' ? '' : toString(child);
  });
  return texts
    .join('')
    .replace(/\{#[^}]*\}$/, '')
    .trim();
}
