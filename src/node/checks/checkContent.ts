/** The content checks as a whole: pages in, problems and counts out. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readFences} from '../../lib/checks/fences/fence';
import {checkPublishedIds, collectIds, removedIdsFile} from '../../lib/checks/publishedIds';
import {createPageRules} from '../../lib/checks/rules';
import type {CheckCounts} from '../../lib/checks/summary';
import {findRepeatedTexts} from '../../lib/checks/uniqueness';
import {checkWordList, dictionaryFile, parseWordList, properNounsFile} from '../../lib/checks/wordLists';
import {sortProblems, type Problem} from '../../lib/problems';
import {checkBlocks, type BlockReport} from './checkBlocks';
import {readPublishedIds} from './publishedIds';
import {listPages, readPages} from './readPages';
import {checkSpelling} from './spelling';

export interface ContentReport extends CheckCounts {
  readonly problems: readonly Problem[];
}

export interface ContentOptions {
  /** The project's folder. */
  readonly root: string;
  readonly isInstalled: (tool: string) => boolean;
  /** Whether a missing program is a problem; where pages are published it is. */
  readonly requireTools: boolean;
}

/** Runs every check over all pages and posts; the problems are sorted. */
export async function checkContent({
  root,
  isInstalled,
  requireTools,
}: ContentOptions): Promise<ContentReport> {
  const files = listPages(root);
  const {pages, problems: unread} = readPages(root, files);
  const lists = [dictionaryFile, properNounsFile].flatMap((file) =>
    checkWordList(file, readText(root, file)),
  );
  const rules = createPageRules(parseWordList(readText(root, properNounsFile)));
  const blocks = pages.map(readFences);
  const fences = blocks.flatMap((block) => block.fences);
  // A page that can't be parsed is no page that is gone.
  const ids =
    unread.length > 0
      ? []
      : checkPublishedIds(readPublishedIds(root), collectIds(pages), readText(root, removedIdsFile));
  const [blockReport, spelling] = await Promise.all([
    checkBlocks(fences, isInstalled),
    checkSpelling(root, files),
  ]);
  const problems = [
    ...[unread, ids, lists, findRepeatedTexts(pages), spelling, blockReport.problems].flat(),
    ...pages.flatMap((page) => rules.flatMap((rule) => rule(page))),
    ...blocks.flatMap((block) => block.problems),
    ...(requireTools ? missingTools(blockReport) : []),
  ];
  const counts = new Map<string, number>();
  for (const {language} of fences) counts.set(language, (counts.get(language) ?? 0) + 1);
  return {
    problems: sortProblems(problems),
    pages: files.length,
    blocks: counts,
    used: blockReport.used,
    skipped: blockReport.skipped,
  };
}

function missingTools({skipped}: BlockReport): Problem[] {
  return skipped.map(({name, blocks}) => ({
    file: 'docs',
    message: `${name} is not installed; blocks that were not parsed: ${blocks}.`,
    fix: 'Install it; REQUIRE_TOOLS=1 asks for it.',
  }));
}

function readText(root: string, file: string): string {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
}
