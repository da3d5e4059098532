/** What a run of the content checks says at its end. */

/** Blocks whose program is missing. */
export interface SkippedCheck {
  readonly name: string;
  readonly blocks: number;
}

export interface CheckCounts {
  readonly pages: number;
  readonly blocks: ReadonlyMap<string, number>;
  readonly used: readonly string[];
  readonly skipped: readonly SkippedCheck[];
}

/** Two or three lines: how much was checked, with what, and what was skipped for want of a program. */
export function formatCounts({pages, blocks, used, skipped}: CheckCounts): string {
  const languages = [...blocks]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([language, count]) => `${count} ${language}`);
  const lines = [
    `checked: ${pages} pages; blocks: ${languages.join(', ') || 'none'}`,
    `with: ${['cspell', ...used].join(', ')}`,
  ];
  if (skipped.length > 0) {
    const missing = skipped.map(
      ({name, blocks: count}) => `${name} is not installed (${count} blocks, brackets and quotes only)`,
    );
    lines.push(`skipped: ${missing.join(', ')}`);
  }
  return lines.join('\n');
}
