/** All rules that look at one page, in one list. */
import {checkComponents} from './components';
import {findFrontMatterProblems} from './frontMatter';
import {checkHeadingIds} from './headings';
import {placeOfKey, type CheckedPage, type PageRule} from './page';
import {checkDiagrams} from './style/diagrams';
import {createHeadingCaseRule} from './style/headingCase';
import {checkLinks} from './style/links';
import {checkAdmonitions, checkFirstParagraph, checkNeededHeadings, checkParagraphs} from './style/structure';
import {checkWords} from './style/words';

const checkFrontMatter = (page: CheckedPage): ReturnType<PageRule> =>
  findFrontMatterProblems(page.frontMatter, page.file, (key) => placeOfKey(page, key));

/** The rules; `properNouns` are the names that keep their capitals in headings. */
export function createPageRules(properNouns: readonly string[]): readonly PageRule[] {
  return [
    ...[
      checkFrontMatter,
      checkHeadingIds,
      createHeadingCaseRule(properNouns),
      checkComponents,
      checkWords,
      checkLinks,
    ],
    ...[checkFirstParagraph, checkParagraphs, checkAdmonitions, checkNeededHeadings, checkDiagrams],
  ];
}
