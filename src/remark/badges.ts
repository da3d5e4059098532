/** Badge directives of a page → `<span class="badge">`, in headings and in running text alike. */
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {resolveDirectives} from '../lib/directives/resolveDirectives';
import {throwProblems} from '../lib/problems';

/** Fails with all unknown directives of the page at once. */
export function badges() {
  return (tree: Root, file: VFile): void => throwProblems(resolveDirectives(tree, file.path));
}
