import {expect, it} from 'vitest';
import {groups, synonymsOf} from './synonyms';
import {tokenize} from './tokenize';

it('gives the other words for a thing, in both directions', () => {
  expect(synonymsOf('k8s')).toEqual(['kubernetes']);
  expect(synonymsOf('kubernetes')).toEqual(['k8s']);
  expect(synonymsOf('2fa')).toContain('mfa');
});

it('gives nothing for other words, also not for names of object members', () => {
  for (const word of ['flow', '', 'constructor', '__proto__']) expect(synonymsOf(word)).toEqual([]);
});

it('has each word once, in the form in which it is looked up', () => {
  const words = groups.flat();
  expect(new Set(words).size).toBe(words.length);
  for (const word of words) expect(tokenize(word)).toEqual([word]);
});
