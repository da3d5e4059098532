import {remark} from 'remark';
import {expect, test} from 'vitest';
import {dropPlannedLinks} from './dropPlannedLinks';

function drop(source: string): string {
  const tree = remark().parse(source);
  dropPlannedLinks(tree, new Set(['/later/']));
  return remark().stringify(tree).trim();
}

test.each([
  ['A [page *to* come](/later/), [another](/later/#id).', 'A page *to* come, another.'],
  ['[a](/later/)[b](/later/?q=1)', 'ab'],
  ['[now](/now/), [below](/later/page/), [out](https://example.com/later/)', undefined],
])('"%s"', (source, expected) => {
  expect(drop(source)).toBe(expected ?? source);
});
