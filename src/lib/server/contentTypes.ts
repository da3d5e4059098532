/** Types of the files that a site holds: the one source for the local server and nginx. */

const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    atom: 'application/atom+xml',
    avif: 'image/avif',
    css: 'text/css',
    gif: 'image/gif',
    html: 'text/html',
    ico: 'image/x-icon',
    jpeg: 'image/jpeg',
    jpg: 'image/jpeg',
    js: 'text/javascript',
    json: 'application/json',
    map: 'application/json',
    md: 'text/markdown',
    pdf: 'application/pdf',
    png: 'image/png',
    svg: 'image/svg+xml',
    txt: 'text/plain',
    webmanifest: 'application/manifest+json',
    webp: 'image/webp',
    woff: 'font/woff',
    woff2: 'font/woff2',
    xml: 'application/xml',
    yaml: 'application/yaml',
    yml: 'application/yaml',
  }),
);

/** Type → the endings of files of that type, both sorted. */
export const endingsByType: ReadonlyMap<string, readonly string[]> = groupByType();

/** Types whose files are text, so that compressing them pays. */
export const textTypes: readonly string[] = [...endingsByType.keys()].filter((type) =>
  /^text\/|json|xml|yaml/.test(type),
);

/** `a/b.html` → `text/html`; undefined for an ending that isn't listed. */
export function findContentType(file: string): string | undefined {
  return types.get(/\.([a-z0-9]+)$/.exec(file)?.[1] ?? '');
}

/** Text says how it is encoded: `text/html` → `text/html; charset=utf-8`. */
export function withCharset(type: string): string {
  return textTypes.includes(type) ? `${type}; charset=utf-8` : type;
}

function groupByType(): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [ending, type] of types) groups.set(type, [...(groups.get(type) ?? []), ending]);
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}
