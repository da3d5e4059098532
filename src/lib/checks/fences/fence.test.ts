import {describe, expect, it} from 'vitest';
import {formatProblem} from '../../problems';
import {pageOf} from '../testPage';
import {readFences, toProblem} from './fence';

function problemsOf(body: string): string[] {
  return readFences(pageOf(body)).problems.map(formatProblem);
}

describe('readFences', () => {
  it('gives each fence with its language, words, title and code', () => {
    const [fence] = readFences(pageOf('```yaml title="compose.yml" partial {1}\na: 1\n```')).fences;
    expect(fence).toMatchObject({
      language: 'yaml',
      code: 'a: 1',
      line: 7,
      info: {title: 'compose.yml', lines: [1]},
    });
    expect([...(fence?.info.words ?? [])]).toEqual(['partial']);
  });

  it.each([
    ['```\nx\n```', 'docs/a/b.mdx:6:1 A code fence names no language. Known: apacheconf, '],
    ['```yml\nx\n```', 'docs/a/b.mdx:6:1 Unknown language "yml" of a code fence.', 'Did you mean "yaml"?'],
    [
      '```bash partail\nx\n```',
      'docs/a/b.mdx:6:1 Unknown word "partail" behind a code fence.',
      'Did you mean "partial"?',
    ],
    ['```bash {3}\nx\ny\n```', 'docs/a/b.mdx:6:1 A code fence marks line 3, but its code has 2.'],
  ])('reports %j', (body, start, end = '') => {
    const [problem = ''] = problemsOf(body);
    expect(problem.startsWith(start)).toBe(true);
    expect(problem.endsWith(end)).toBe(true);
  });

  it('checks no code of an unknown language', () => {
    expect(readFences(pageOf('```yml\nx\n```')).fences).toEqual([]);
  });
});

describe('toProblem', () => {
  const [fence] = readFences(pageOf('1. Step\n\n    ```bash\n    if\n      then\n    ```')).fences;
  if (!fence) throw new Error('no fence');

  it('turns lines and columns of indented code into those of the page', () => {
    expect(formatProblem(toProblem(fence, {line: 2, column: 3, message: 'Unexpected "then"'}))).toBe(
      'docs/a/b.mdx:10:7 bash: Unexpected "then".',
    );
  });

  it('keeps within the code', () => {
    expect(toProblem(fence, {line: 0, message: 'm'}).line).toBe(9);
    expect(toProblem(fence, {line: 9, column: 3, message: 'm'})).toEqual({
      file: 'docs/a/b.mdx',
      line: 10,
      message: 'bash: m.',
    });
  });
});
