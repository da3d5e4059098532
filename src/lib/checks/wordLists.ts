/** The project's lists of words: those that the spelling checker doesn't know, and names for headings. */
import type {Problem} from '../problems';

export const dictionaryFile = 'facts/dictionary.txt';
export const properNounsFile = 'facts/proper-nouns.txt';

/** The entries of a list, one a line; `#` begins a comment line. */
export function parseWordList(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** Entries stand sorted without regard to case, each once, so that two branches add theirs without conflict. */
export function checkWordList(file: string, text: string): Problem[] {
  const lines = text.split('\n');
  const words = parseWordList(text);
  return words.flatMap((word, index): Problem[] => {
    const place = {file, line: lines.indexOf(word) + 1};
    if (file === dictionaryFile && /[^\p{L}\p{N}'’.-]/u.test(word))
      return [{...place, message: `"${word}" is not one word.`, fix: 'Write one word a line.'}];
    const before = words[index - 1];
    if (before === undefined || compareWords(before, word) < 0) return [];
    if (before === word) return [{...place, message: `"${word}" stands twice.`, fix: 'Remove one.'}];
    return [{...place, message: `"${word}" stands behind "${before}".`, fix: 'Sort without regard to case.'}];
  });
}

function compareWords(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  if (x !== y) return x < y ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
