/** Pages for the tests of the checks: only what a test is about has to be written. */
import {formatProblem} from '../problems';
import {toCheckedPage, type CheckedPage, type PageRule} from './page';

const description = 'What the page is about, in one sentence that is long enough for a search result.';

/** A page with valid front matter of four lines around `body`, which begins on line 6. */
export function pageOf(body: string, file = 'docs/a/b.mdx'): CheckedPage {
  return toCheckedPage(file, `---\ntitle: A page\ndescription: ${description}\n---\n\n${body}\n`);
}

/** The problems of a rule as they are printed. */
export function problemsOf(rule: PageRule, page: CheckedPage): string[] {
  return rule(page).map(formatProblem);
}
