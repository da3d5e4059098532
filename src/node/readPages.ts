/** Reads all pages of the documentation, with the transforms of the site. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {toPage, type Page, type PageContext} from '../lib/page/page';
import {ProblemsError, throwProblems, type Problem} from '../lib/problems';
import {listFiles} from './listFiles';

const docs = path.resolve(__dirname, '../../docs');

/**
 * All pages below `folder`, by default those of the site, in the order of their files.
 * @throws ProblemsError with everything that is wrong with any of them.
 */
export function readPages(context: PageContext, folder = docs): Page[] {
  const problems: Problem[] = [];
  const pages = listFiles(folder, /\.mdx?$/).flatMap((file) => {
    try {
      return [toPage(`docs/${file}`, readFileSync(path.join(folder, file), 'utf8'), context)];
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  throwProblems(problems);
  return pages;
}
