import {expect, test} from 'vitest';
import {parseFenceInfo} from './fenceInfo';

function parse(meta: string) {
  const problems: string[] = [];
  const info = parseFenceInfo(meta, (message, fix) =>
    problems.push([message, fix].filter(Boolean).join(' ')),
  );
  return {info, problems};
}

test('title, lines and words are read in any order', () => {
  expect(parse('partial {4,1-2} title="compose.yml"')).toEqual({
    info: {title: 'compose.yml', lines: [1, 2, 4], words: new Set(['partial'])},
    problems: [],
  });
});

test('an unknown word is reported with a suggestion', () => {
  expect(parse('partal').problems).toEqual([expect.stringContaining('Did you mean "partial"?')]);
});

test.each(['{0}', '{3-1}', '{a}', '{1-99999}'])('the range %s is reported', (meta) => {
  expect(parse(meta).problems).toHaveLength(1);
  expect(parse(meta).info.lines).toEqual([]);
});
