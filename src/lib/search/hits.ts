/** Matches → hits in the hosted service's form, so that the dialog and the search page can't tell who answered. */
import type {Match} from './engine';
import {escapeHtml, markTerms, toSnippet} from './marks';
import {levels, type Hierarchy, type Level, type SearchRecord} from './record';

/** A text of a hit as HTML: escaped, with the matches in `<mark>`. */
export interface Marked {
  readonly value: string;
  readonly matchLevel: 'none' | 'full';
}

interface MarkedTexts {
  readonly hierarchy: Readonly<Partial<Record<Level, Marked>>>;
  readonly content?: Marked;
}

/** All texts of a hit are safe to be set as HTML, also those without marks: the dialog stores and shows them later. */
export interface Hit extends Omit<SearchRecord, 'type'> {
  /** `content` if the match is in the text and not in the title: the dialog then shows the snippet. */
  readonly type: SearchRecord['type'] | 'content';
  readonly _highlightResult: MarkedTexts;
  readonly _snippetResult: MarkedTexts;
}

/** One hit; its address begins with `baseUrl` (both slashes). */
export function toHit({record, terms}: Match, baseUrl: string): Hit {
  const {hierarchy, content} = record;
  const titles = mapTitles(hierarchy, (title) => marked(markTerms(title, terms)));
  const snippet = content === null ? undefined : marked(toSnippet(content, terms));
  const isInText = titles[record.type]?.matchLevel === 'none' && snippet?.matchLevel === 'full';
  return {
    ...record,
    type: isInText ? 'content' : record.type,
    url: baseUrl + record.url.slice(1),
    hierarchy: mapTitles(hierarchy, escapeHtml) as unknown as Hierarchy,
    content: content === null ? null : escapeHtml(content.slice(0, 200)),
    _highlightResult: {
      hierarchy: titles,
      ...(content !== null && {content: marked(markTerms(content.slice(0, 200), terms))}),
    },
    _snippetResult: {hierarchy: titles, ...(snippet && {content: snippet})},
  };
}

function marked(value: string): Marked {
  return {value, matchLevel: value.includes('<mark>') ? 'full' : 'none'};
}

function mapTitles<T>(hierarchy: Hierarchy, map: (title: string) => T): Partial<Record<Level, T>> {
  const entries = levels.flatMap((level) => {
    const title = hierarchy[level];
    return title === null ? [] : [[level, map(title)] as const];
  });
  return Object.fromEntries(entries);
}
