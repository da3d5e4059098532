/** Code fences → `<CodeBlock>` with highlighted HTML; diagrams (mermaid) pass through. */
import type {Code, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseFenceInfo} from '../lib/mdx/fenceInfo';
import {codeLanguages, highlight} from '../lib/mdx/highlight';
import {knownNames, suggest, throwProblems, type Problem} from '../lib/problems';

/** Fails with every fence of the page whose language or info string isn't known. */
export function codeBlocks() {
  return (tree: Root, file: VFile): void => {
    const problems: Problem[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined || node.lang === 'mermaid') return undefined;
      const report = (message: string, fix?: string) =>
        problems.push({
          file: file.path,
          ...(node.position && node.position.start),
          message,
          ...(fix && {fix}),
        });
      const block = toBlock(node, report);
      if (block) parent.children[index] = block;
      return SKIP;
    });
    throwProblems(problems);
  };
}

function toBlock(node: Code, report: (message: string, fix?: string) => void): MdxJsxFlowElement | undefined {
  const language = node.lang ?? '';
  if (!codeLanguages.includes(language)) {
    const known = knownNames([...codeLanguages, 'mermaid']);
    report(
      `A code fence has the language "${language}".`,
      `${known} ${suggest(language, codeLanguages)}`.trim(),
    );
    return undefined;
  }
  const {title, lines, words} = parseFenceInfo(node.meta ?? '', report);
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    children: [],
    attributes: [
      attribute('language', language),
      attribute('html', highlight(node.value, language, lines)),
      ...(title === undefined ? [] : [attribute('title', title)]),
      ...(words.has('wrap') ? [attribute('wrap', 'true')] : []),
    ],
  };
}

function attribute(name: string, value: string): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}
