/** Front matter of pages and posts, checked where it is read: an unknown key never gets into a build. */
import type {ParseFrontMatter} from '@docusaurus/types';
import path from 'node:path';
import {parsePageFrontMatter} from '../lib/checks/frontMatter';

/** @throws ProblemsError with everything that is wrong with the page's front matter. */
export const parseCheckedFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  parsePageFrontMatter(result.frontMatter, path.relative(process.cwd(), params.filePath));
  return result;
};
