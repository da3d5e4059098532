/** Words that the style of this site avoids, and what to write instead. */
import {placeAt, placeOfKey, textOf, type CheckedPage} from '../page';
import type {Problem} from '../../problems';
import {proseParts} from './prose';

interface AvoidedWord {
  readonly pattern: RegExp;
  readonly fix: string;
}

const drop = 'Leave it out, or write the word in code or bold if the interface shows it.';

const avoided: readonly AvoidedWord[] = [
  {pattern: /\b(?:simply|just|easy|easily|easier|easiest|please|obviously)\b/gi, fix: drop},
  {pattern: /\bof\s+course\b/gi, fix: drop},
  {pattern: /\bclick\s+here\b/gi, fix: 'Let the link name its target.'},
  {pattern: /(?<![\w.])e\.\s?g\.?(?!\w)/gi, fix: 'Write "for example".'},
  {pattern: /(?<![\w.])i\.\s?e\.?(?!\w)/gi, fix: 'Write "that is".'},
  {pattern: /(?<![\w./-])etc\b\.?(?!\/)/gi, fix: 'Name the things, or write "and so on".'},
];

/** One problem for each avoided word in prose, in the title and in the description. */
export function checkWords(page: CheckedPage): Problem[] {
  const body = proseParts(page).flatMap(({text, offset}) =>
    findAvoided(text).map(({word, index, fix}) => ({
      ...placeAt(page, offset + index),
      message: `Avoided word "${word}".`,
      fix,
    })),
  );
  const front = ['title', 'description'].flatMap((key) =>
    findAvoided(textOf(page, key) ?? '').map(({word, fix}) => ({
      ...placeOfKey(page, key),
      message: `Avoided word "${word}" in the ${key}.`,
      fix,
    })),
  );
  return [...front, ...body];
}

function findAvoided(text: string): {word: string; index: number; fix: string}[] {
  return avoided.flatMap(({pattern, fix}) =>
    [...text.matchAll(pattern)].map(({0: word, index}) => ({word: word.replaceAll(/\s+/g, ' '), index, fix})),
  );
}
