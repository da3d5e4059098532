/** What the search knows of a place in the documentation, in the shape of the specification (section 3) and of DocSearch. */

export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

/** Titles from the navigation's section (lvl0) down to the heading; null below the record's own level. */
export type Hierarchy = Readonly<Record<Exclude<Level, 'lvl0'>, string | null>> & {readonly lvl0: string};

export interface SearchRecord {
  /** Address without the site's base: unique, and stable while the heading's id is. */
  readonly objectID: string;
  readonly url: string;
  /** Level of the heading. A table row or problem with an address of its own counts as one level below its section. */
  readonly type: Exclude<Level, 'lvl0'>;
  readonly hierarchy: Hierarchy;
  /** Text of the section up to its next heading; null if it has none. */
  readonly content: string | null;
}

/** Title of the record itself: that of its own level. */
export function ownTitle({type, hierarchy}: Pick<SearchRecord, 'type' | 'hierarchy'>): string {
  return hierarchy[type] ?? '';
}
