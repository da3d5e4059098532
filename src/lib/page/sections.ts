/** A page → its sections, one a heading: what the search looks through and links to. */
import type {RootContent} from 'mdast';
import {nodeId} from '../mdx/nodeId';
import {toPlainTree} from '../mdx/toPlainTree';
import {toText} from '../mdx/toText';
import type {Page} from './page';

/** Words that belong together: a paragraph, a table row, the paragraph of a list item. */
export interface Block {
  readonly text: string;
  /** Set if the block itself can be linked to, such as the row of an option. */
  readonly id?: string;
}

export interface Section {
  readonly route: string;
  /** Id of the heading; empty for the page's title. */
  readonly id: string;
  /** Level of the heading, from 1 (the page's title) to 6. */
  readonly level: number;
  readonly title: string;
  /** Titles from the page's down to this section's own. */
  readonly path: readonly string[];
  readonly blocks: readonly Block[];
  /** All blocks, one a line. */
  readonly text: string;
  /** All code of fences but drawings, one fence below the other. */
  readonly code: string;
}

interface OpenSection extends Omit<Section, 'text' | 'code'> {
  readonly blocks: Block[];
  readonly fences: string[];
}

/** Sections in reading order; the first is that of the page's title. Every word of the page is in exactly one. */
export function toSections(page: Pick<Page, 'route' | 'title' | 'tree'>): Section[] {
  const {route, title} = page;
  let current = open(route, '', 1, title, []);
  const sections = [current];
  const add = (node: RootContent): void => {
    switch (node.type) {
      case 'heading': {
        const parent = sections.findLast((section) => section.level < node.depth);
        current = open(route, nodeId(node) ?? '', node.depth, toText(node), parent?.path ?? []);
        sections.push(current);
        break;
      }
      case 'paragraph':
        addBlock(current, toText(node), nodeId(node));
        break;
      case 'tableRow':
        addBlock(current, node.children.map(toText).filter(Boolean).join(' | '), nodeId(node));
        break;
      case 'code':
        if (node.lang !== 'mermaid') current.fences.push(node.value);
        break;
      default:
        if ('children' in node) node.children.forEach(add);
    }
  };
  toPlainTree(page.tree).children.forEach(add);
  return sections.map(({fences, ...section}) => ({
    ...section,
    text: section.blocks.map((block) => block.text).join('\n'),
    code: fences.join('\n\n'),
  }));
}

function open(
  route: string,
  id: string,
  level: number,
  title: string,
  parents: readonly string[],
): OpenSection {
  return {route, id, level, title, path: [...parents, title], blocks: [], fences: []};
}

function addBlock(section: OpenSection, text: string, id: string | undefined): void {
  if (text !== '') section.blocks.push({text, ...(id !== undefined && {id})});
}
