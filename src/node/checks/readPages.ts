/** Reads all pages for the checks. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {toCheckedPage, type CheckedPage} from '../../lib/checks/page';
import {ProblemsError, type Problem} from '../../lib/problems';
import {listFiles} from '../listFiles';

/** Paths of all pages and posts below the project's folder, sorted. */
export function listPages(root: string): string[] {
  return ['blog', 'docs'].flatMap((folder) =>
    listFiles(path.join(root, folder), /\.mdx?$/).map((file) => `${folder}/${file}`),
  );
}

/** The pages that can be parsed, and the problems of the others. */
export function readPages(
  root: string,
  files: readonly string[],
): {pages: CheckedPage[]; problems: Problem[]} {
  const pages: CheckedPage[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    try {
      pages.push(toCheckedPage(file, readFileSync(path.join(root, file), 'utf8')));
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      problems.push(...error.problems);
    }
  }
  return {pages, problems};
}
