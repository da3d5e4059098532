/** A page as the checks see it: its source, tree and front matter, with the place of each. */
import type {Node, Root} from 'mdast';
import {isMap, LineCounter, parseDocument, type ParsedNode} from 'yaml';
import {parseMdx} from '../mdx/parseMdx';
import {fileToRoute} from '../page/route';
import {ProblemsError, type Place, type Problem} from '../problems';

export interface CheckedPage {
  /** Path below the project: `docs/a/b.mdx`. */
  readonly file: string;
  readonly source: string;
  readonly root: Root;
  /** Front matter as YAML gives it; `undefined` if there is none. */
  readonly frontMatter: unknown;
  readonly keyPlaces: ReadonlyMap<string, Place>;
}

/** A check that needs nothing but the page. */
export type PageRule = (page: CheckedPage) => Problem[];

/** `@throws ProblemsError` when the page is no valid MDX or its front matter no valid YAML. */
export function toCheckedPage(file: string, source: string): CheckedPage {
  const root = parseMdx(source, file);
  const yaml = root.children.find((node) => node.type === 'yaml');
  if (!yaml) return {file, source, root, frontMatter: undefined, keyPlaces: new Map()};
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml.value, {lineCounter});
  // The opening "---" is a line of its own.
  const placeOf = (offset: number): Place => {
    const {line, col} = lineCounter.linePos(offset);
    return {file, line: line + 1, column: col};
  };
  if (document.errors.length > 0)
    throw new ProblemsError(
      document.errors.map((error) => ({
        ...placeOf(error.pos[0]),
        message: `Front matter is no valid YAML: ${firstLine(error.message)}`,
      })),
    );
  return {
    file,
    source,
    root,
    frontMatter: document.toJS() as unknown,
    keyPlaces: toKeyPlaces(document.contents, placeOf),
  };
}

/** The address of the page: `docs/a/b.mdx` → `/a/b/`, `blog/2025-10-28-x.mdx` → `/blog/x/` or what its slug says. */
export function routeOf(page: CheckedPage): string {
  if (!page.file.startsWith('blog/')) return fileToRoute(page.file.replace(/^docs\//, ''));
  const slug =
    textOf(page, 'slug') ??
    page.file.replace(/^blog\/(?:\d{4}-\d{2}-\d{2}-)?/, '').replace(/(\/index)?\.mdx?$/, '');
  return `/blog/${slug}/`;
}

/** A front matter value if it is text. */
export function textOf({frontMatter}: CheckedPage, key: string): string | undefined {
  const value = (frontMatter as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  return typeof value === 'string' ? value : undefined;
}

/** Where a front matter key stands; the first line if it doesn't. */
export function placeOfKey(page: CheckedPage, key: string): Place {
  return page.keyPlaces.get(key) ?? {file: page.file, line: 1};
}

/** Where a node begins. */
export function placeOf(page: CheckedPage, node: Node): Place {
  const start = node.position?.start;
  return start ? {file: page.file, line: start.line, column: start.column} : {file: page.file};
}

/** Where the character at `offset` of the source stands. */
export function placeAt(page: CheckedPage, offset: number): Place {
  const before = page.source.slice(0, offset);
  return {file: page.file, line: before.split('\n').length, column: offset - before.lastIndexOf('\n')};
}

function toKeyPlaces(contents: ParsedNode | null, toPlace: (offset: number) => Place): Map<string, Place> {
  if (!isMap<ParsedNode>(contents)) return new Map();
  return new Map(contents.items.map(({key}) => [String(key), toPlace(key.range[0])]));
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text;
}
