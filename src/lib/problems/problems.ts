// The one shape in which every part of the build reports bad input. Checks collect problems; the build throws them once.

/** One finding: where it is, what is wrong (with the value and what is allowed), and how to fix it. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
  readonly fix?: string;
}

/** A file or a place in it, as the part of a problem that says where. */
export type Place = Pick<Problem, 'file' | 'line' | 'column'>;

/** All problems of one run; `message` holds one line for each. */
export class ProblemsError extends Error {
  override readonly name = 'ProblemsError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** `{file: 'docs/a.mdx', line: 12, column: 4, message: 'M.', fix: 'F.'}` → `docs/a.mdx:12:4 M. F.` */
export function formatProblem({file, line, column, message, fix}: Problem): string {
  const place = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined);
  return [place.join(':'), message, fix].filter(Boolean).join(' ');
}

/** Orders by file, line, column and message, so that two runs print the same; equal problems stand once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compareText(a.message, b.message),
  );
}

/**
 * Throws all problems at once, sorted; returns when there are none.
 * @throws ProblemsError
 */
export function throwProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ProblemsError(sortProblems(problems));
}

// Not localeCompare: its order depends on the machine.
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
