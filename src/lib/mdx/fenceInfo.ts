/** What stands behind the language of a code fence: `bash title="…" {1,3-4} partial`. */
import {suggest} from '../problems';

/** Words that a fence may carry, and what each one means to the checks. */
export const fenceWords = {
  partial: 'a fragment: only what holds for a fragment is checked',
  blueprint: 'YAML that authentik applies as a blueprint',
  expression: 'Python that authentik runs as the body of an expression',
  wrap: 'long lines wrap from the start',
} as const;

export type FenceWord = keyof typeof fenceWords;

export interface FenceInfo {
  readonly title?: string;
  /** Numbers of the lines to highlight, counted from 1, ascending. */
  readonly lines: readonly number[];
  readonly words: ReadonlySet<FenceWord>;
}

const token = /title="([^"]*)"|\{([^}]*)\}|(\S+)/g;

/**
 * `title="a" {1,3-4} partial → {title: 'a', lines: [1, 3, 4], words: {partial}}`.
 * Calls `report` once for each part it doesn't know; such parts are left out of the result.
 */
export function parseFenceInfo(meta: string, report: (message: string, fix?: string) => void): FenceInfo {
  let title: string | undefined;
  const lines = new Set<number>();
  const words = new Set<FenceWord>();
  for (const [, titleText, ranges, word] of meta.matchAll(token)) {
    if (titleText !== undefined) title = titleText;
    else if (ranges !== undefined) parseLines(ranges, report).forEach((line) => lines.add(line));
    else if (word !== undefined && isFenceWord(word)) words.add(word);
    else if (word !== undefined)
      report(`Unknown word "${word}" behind a code fence.`, suggest(word, Object.keys(fenceWords)));
  }
  return {...(title !== undefined && {title}), lines: [...lines].sort((a, b) => a - b), words};
}

function parseLines(ranges: string, report: (message: string, fix?: string) => void): number[] {
  return ranges.split(',').flatMap((range) => {
    const match = /^\s*([1-9]\d*)(?:-([1-9]\d*))?\s*$/.exec(range);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? match?.[1]);
    if (!match || to < from || to - from > 999) {
      report(
        `Line range "${range}" behind a code fence is no range.`,
        'Write line numbers and ranges: {1,3-4}.',
      );
      return [];
    }
    return Array.from({length: to - from + 1}, (_, i) => from + i);
  });
}

function isFenceWord(word: string): word is FenceWord {
  return Object.hasOwn(fenceWords, word);
}
