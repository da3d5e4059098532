/** Pages use registered components and nothing else of MDX: no imports, no expressions, no raw HTML beyond a few elements. */
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {componentNames} from '../mdx/names';
import {knownNames, suggest, type Problem} from '../problems';
import {placeOf, type CheckedPage} from './page';

/** Elements that Markdown has no form for. */
const allowedElements: readonly string[] = ['br', 'details', 'kbd', 'sub', 'summary', 'sup'];

const admonitions: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger'];

type Finding = Pick<Problem, 'message' | 'fix'>;

/** Unknown components, elements and admonitions, and all code in pages but comments. */
export function checkComponents(page: CheckedPage): Problem[] {
  const problems: Problem[] = [];
  visit(page.root, (node) => {
    const finding = findIn(node);
    if (finding) problems.push({...placeOf(page, node), ...finding});
  });
  return problems;
}

function findIn(node: Nodes): Finding | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return findInElement(node.name ?? '');
    case 'mdxjsEsm':
      return {
        message: 'A page has an import or export statement.',
        fix: 'Registered components need none. Remove it.',
      };
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return findInExpression(node.value);
    case 'containerDirective':
      return findInDirective(':::', node.name);
    case 'leafDirective':
      return findInDirective('::', node.name);
    default:
      return undefined;
  }
}

function findInElement(name: string): Finding | undefined {
  if (componentNames.includes(name) || allowedElements.includes(name)) return undefined;
  const isElement = /^[a-z]/.test(name);
  const known = isElement ? allowedElements : componentNames;
  const what = isElement ? 'HTML element' : 'component';
  return {
    message: `Unknown ${what} <${name}>. ${knownNames(known)}`,
    fix:
      suggest(name, [...componentNames, ...allowedElements]) ||
      (isElement ? 'Write Markdown.' : 'Remove it.'),
  };
}

function findInExpression(value: string): Finding | undefined {
  if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(value)) return undefined;
  return {
    message: `A page has the expression {${value}}.`,
    fix: 'Put braces of running text in backticks. Allowed: {/* comments */}.',
  };
}

function findInDirective(marker: string, name: string): Finding | undefined {
  if (name.startsWith('ak-') || (marker === ':::' && admonitions.includes(name))) return undefined;
  return {
    message: `Unknown directive "${marker}${name}". ${knownNames(admonitions, ':::')}`,
    fix: suggest(name, admonitions, ':::') || 'Use one of them.',
  };
}
