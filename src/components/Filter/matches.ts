/** Which rows a typed filter keeps; pure, so that it can be tested without a browser. */

/**
 * Text as the filter compares it: lower case, with one space for each run of spaces, dots and underscores, so that
 * `AUTHENTIK_POSTGRESQL__HOST` and `authentik.postgresql.host` are the same.
 */
export function toSearchText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s._]+/g, ' ')
    .trim();
}

/** Whether the text, as `toSearchText` gives it, has every word of the query; a word may be a part of a longer one. */
export function matchesFilter(searchText: string, query: string): boolean {
  return query.split(/\s+/).every((word) => searchText.includes(toSearchText(word)));
}
