/** Links to routes whose page isn't written yet → their text. */
import type {Root} from 'mdast';
import {dropPlannedLinks} from '../lib/page/dropPlannedLinks';

export interface PlannedLinksOptions {
  /** Routes of the specification that have no page yet, each with both slashes. */
  readonly planned: ReadonlySet<string>;
}

/** Replaces each link to a planned route by its content; all other links stay as they are. */
export function plannedLinks({planned}: PlannedLinksOptions) {
  return (tree: Root): void => dropPlannedLinks(tree, planned);
}
