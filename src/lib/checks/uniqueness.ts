/** Titles and descriptions tell pages apart in search results and in tabs, so none may stand twice. */
import {placeOfKey, textOf, type CheckedPage} from './page';
import type {Problem} from '../problems';

/** One problem for each docs title, and for each description of any page, that an earlier page has already. */
export function findRepeatedTexts(pages: readonly CheckedPage[]): Problem[] {
  const docs = pages.filter((page) => page.file.startsWith('docs/'));
  return [...findRepeated(docs, 'title'), ...findRepeated(pages, 'description')];
}

function findRepeated(pages: readonly CheckedPage[], key: 'title' | 'description'): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const text = textOf(page, key)?.trim().toLowerCase();
    if (text === undefined) return [];
    const earlier = first.get(text);
    if (earlier === undefined) {
      first.set(text, page.file);
      return [];
    }
    return [
      {
        ...placeOfKey(page, key),
        message: `The ${key} "${textOf(page, key)}" is also that of ${earlier}.`,
        fix: 'Say what sets this page apart.',
      },
    ];
  });
}
