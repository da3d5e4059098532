import {expect, it} from 'vitest';
import {formatProblem} from '../problems';
import {checkWordList, dictionaryFile, parseWordList, properNounsFile} from './wordLists';

it('takes words in the order of the alphabet, without regard to case, and comments', () => {
  const text = '# comment\nargon\nAuthelia\nauthentik\nPgBouncer\n';
  expect(checkWordList(dictionaryFile, text)).toEqual([]);
  expect(parseWordList(text)).toEqual(['argon', 'Authelia', 'authentik', 'PgBouncer']);
});

it('takes names of several words, but no such words', () => {
  expect(checkWordList(properNounsFile, 'Docker Compose\n')).toEqual([]);
  expect(checkWordList(dictionaryFile, 'Docker Compose\n').map(formatProblem)).toEqual([
    'facts/dictionary.txt:1 "Docker Compose" is not one word. Write one word a line.',
  ]);
});

it.each([
  ['b\na\n', 'facts/dictionary.txt:2 "a" stands behind "b". Sort without regard to case.'],
  ['a\na\n', 'facts/dictionary.txt:1 "a" stands twice. Remove one.'],
])('reports %j', (text, problem) => {
  expect(checkWordList(dictionaryFile, text).map(formatProblem)).toEqual([problem]);
});
