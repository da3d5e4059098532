import {expect, test} from 'vitest';
import {parseMdx} from './parseMdx';
import {unravel} from './unravel';

function types(source: string): string[] {
  const tree = parseMdx(source, 'docs/a.mdx');
  unravel(tree);
  return tree.children.map((node) => node.type);
}

test.each([
  ['<summary>More</summary>', ['mdxJsxFlowElement']],
  ['<Card to="/">a</Card> <Card to="/">b</Card>', ['mdxJsxFlowElement', 'mdxJsxFlowElement']],
  ['{/* comment */}', ['mdxFlowExpression']],
  ['Text <kbd>K</kbd>', ['paragraph']],
  ['Text', ['paragraph']],
])('%s', (source, expected) => {
  expect(types(source)).toEqual(expected);
});
