/** Components that show facts → the Markdown nodes they stand for, so pages carry only what they show. */
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {Facts} from '../lib/mdx/expansion';
import {expandFacts} from '../lib/mdx/expandFacts';
import {throwProblems} from '../lib/problems';

export interface FactComponentsOptions {
  readonly facts: Facts;
}

/** Fails with all components of the page whose attributes or content aren't right. */
export function factComponents({facts}: FactComponentsOptions) {
  return (tree: Root, file: VFile): void => throwProblems(expandFacts(tree, facts, file.path));
}
