/** A page's source → what the site says about it: the start of the Markdown twins and of the search. */
import type {Root} from 'mdast';
import {findFrontMatterProblems, type PageFrontMatter} from '../checks/frontMatter';
import {placeOfKey, toCheckedPage} from '../checks/page';
import {titleBadges, type Badge} from '../directives/badges';
import {resolveDirectives} from '../directives/resolveDirectives';
import type {Facts} from '../mdx/expansion';
import {expandFacts} from '../mdx/expandFacts';
import {resolveHeadingIds} from '../mdx/nodeId';
import {unravel} from '../mdx/unravel';
import {throwProblems, type Problem} from '../problems';
import {dropPlannedLinks} from './dropPlannedLinks';
import {fileToRoute} from './route';

export interface Page {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly badges: readonly Badge[];
  /** Facts are expanded, directives resolved, links to planned pages gone, heading ids taken out of the text. */
  readonly tree: Root;
}

/** What pages are built from besides their source. */
export interface PageContext {
  readonly facts: Facts;
  /** Routes that have no page yet. */
  readonly planned: ReadonlySet<string>;
}

/**
 * The page in `file` (`docs/a/b.mdx`), with the transforms of the site in the site's order.
 * @throws ProblemsError with everything that is wrong with the page.
 */
export function toPage(file: string, source: string, {facts, planned}: PageContext): Page {
  const checked = toCheckedPage(file, source);
  const problems: Problem[] = findFrontMatterProblems(checked.frontMatter, file, (key) =>
    placeOfKey(checked, key),
  );
  throwProblems(problems);
  const frontMatter = checked.frontMatter as PageFrontMatter;
  const {root: tree} = checked;
  unravel(tree);
  problems.push(...expandFacts(tree, facts, file));
  problems.push(...resolveDirectives(tree, file));
  dropPlannedLinks(tree, planned);
  problems.push(...resolveHeadingIds(tree, file));
  const badges = titleBadges(frontMatter, (message, fix) => problems.push({file, message, fix}));
  throwProblems(problems);
  return {
    route: fileToRoute(file.replace(/^docs\//, '')),
    title: frontMatter.title,
    description: frontMatter.description,
    tags: frontMatter.tags ?? [],
    badges,
    tree,
  };
}
