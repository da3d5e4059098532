import {expect, it} from 'vitest';
import {pageOf, problemsOf} from '../testPage';
import {checkDiagrams} from './diagrams';

const fence = '```mermaid\nflowchart LR\n  A --> B\n```';

it('a diagram with a label and its text alternative is fine', () => {
  const body = `<Diagram label="The way of a request">\n\n${fence}\n\nIn words: A leads to B.\n\n</Diagram>`;
  expect(problemsOf(checkDiagrams, pageOf(body))).toEqual([]);
});

it.each([
  [fence, 'docs/a/b.mdx:6:1 A mermaid fence stands outside <Diagram>.'],
  [`<Diagram>\n\n${fence}\n\nIn words: x.\n\n</Diagram>`, 'docs/a/b.mdx:6:1 <Diagram> has no label.'],
  [
    `<Diagram label="">\n\n${fence}\n\nIn words: x.\n\n</Diagram>`,
    'docs/a/b.mdx:6:1 <Diagram> has no label.',
  ],
  [
    `<Diagram label="x">\n\n${fence}\n\nA leads to B.\n\n</Diagram>`,
    'docs/a/b.mdx:6:1 <Diagram> has no text alternative.',
  ],
])('reports %j', (body, problem) => {
  const problems = problemsOf(checkDiagrams, pageOf(body));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});
