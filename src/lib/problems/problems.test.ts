import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {formatProblem, ProblemsError, sortProblems, throwProblems, type Problem} from './problems';

describe('formatProblem', () => {
  it('names file, line and column, then the message and the fix', () => {
    expect(formatProblem({file: 'docs/a.mdx', line: 12, column: 4, message: 'Bad.', fix: 'Mend it.'})).toBe(
      'docs/a.mdx:12:4 Bad. Mend it.',
    );
  });

  it('leaves out what is not known', () => {
    expect(formatProblem({file: 'docs/a.mdx', message: 'Bad.'})).toBe('docs/a.mdx Bad.');
    expect(formatProblem({file: 'docs/a.mdx', line: 3, message: 'Bad.'})).toBe('docs/a.mdx:3 Bad.');
  });

  it('shows no column without a line', () => {
    expect(formatProblem({file: 'docs/a.mdx', column: 3, message: 'Bad.'})).toBe('docs/a.mdx Bad.');
  });
});

describe('sortProblems', () => {
  it('orders by file, then by number of line and column, not by their text', () => {
    const at = (file: string, line: number, column: number): Problem => ({file, line, column, message: 'm'});
    expect(sortProblems([at('b', 1, 1), at('a', 10, 1), at('a', 9, 2), at('a', 9, 1)])).toEqual([
      at('a', 9, 1),
      at('a', 9, 2),
      at('a', 10, 1),
      at('b', 1, 1),
    ]);
  });

  it('gives the same list for every order of the input, each problem once', () => {
    const problem = fc.record({
      file: fc.constantFrom('a', 'b'),
      line: fc.integer({min: 1, max: 3}),
      message: fc.constantFrom('x', 'y'),
    });
    fc.assert(
      fc.property(fc.array(problem), (problems) => {
        const sorted = sortProblems(problems);
        expect(sortProblems([...problems].reverse())).toEqual(sorted);
        expect(new Set(sorted.map(formatProblem)).size).toBe(sorted.length);
      }),
    );
  });
});

describe('throwProblems', () => {
  it('returns when there are none', () => {
    expect(() => throwProblems([])).not.toThrow();
  });

  it('throws one error that lists them all, sorted', () => {
    const problems = [
      {file: 'b', message: 'second'},
      {file: 'a', message: 'first'},
    ];
    let error: unknown;
    try {
      throwProblems(problems);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(ProblemsError);
    expect((error as ProblemsError).message).toBe('a first\nb second');
    expect((error as ProblemsError).problems).toHaveLength(2);
  });
});
