/** Links of a page, as they are written; whether their targets exist is seen on the built site. */
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {placeOf, type CheckedPage} from '../page';
import type {Problem} from '../../problems';

const linkTexts: readonly string[] = [
  'here',
  'click here',
  'link',
  'this',
  'this link',
  'this page',
  'read more',
  'more',
  'page',
];

/** Links within the site are absolute with a trailing slash; no link is called "here". */
export function checkLinks(page: CheckedPage): Problem[] {
  const problems: Problem[] = [];
  visit(page.root, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const place = placeOf(page, node);
    const target = findTargetProblem(node.url);
    if (target) problems.push({...place, ...target});
    if (node.type !== 'link') return;
    const text = toString(node).trim();
    if (text === '' || linkTexts.includes(text.toLowerCase()))
      problems.push({...place, message: `A link is called "${text}".`, fix: 'Let the link name its target.'});
  });
  return problems;
}

function findTargetProblem(url: string): Pick<Problem, 'message' | 'fix'> | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return undefined;
  const [address = ''] = url.split(/[?#]/, 1);
  if (address === '')
    return url.length > 1 ? undefined : {message: `A link leads to "${url}".`, fix: 'Name its target.'};
  if (url.startsWith('//') || !url.startsWith('/'))
    return {
      message: `The link "${url}" is relative.`,
      fix: 'Write the address from the root on: /section/page/.',
    };
  // A letter begins the ending of a file, a digit that of a version: /img/x.svg, but /releases/2025.10/.
  const isFile = /\.(?!mdx?$|html?$)[a-z][a-z0-9]*$/i.test(address);
  if (isFile || address.endsWith('/')) return undefined;
  const clean = `${address.replace(/(?:\/index)?\.(?:mdx?|html?)$/, '')}/`;
  return {
    message: `The link "${url}" has no trailing slash.`,
    fix: `Write ${clean}${url.slice(address.length)}.`,
  };
}
