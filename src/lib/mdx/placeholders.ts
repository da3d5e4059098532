/**
 * The sample values that pages use for what a reader has to replace. They are valid values of their kind, so
 * snippets parse as they stand; the build marks each one and the browser shows the reader's own value instead.
 */
export interface PlaceholderKind {
  readonly name: string;
  readonly label: string;
  readonly sample: string;
}

/** Longer samples come first, because one may contain another (`auth.example.com`, `example.com`). */
export const placeholderKinds: readonly PlaceholderKind[] = [
  {name: 'host', label: 'Host of authentik', sample: 'auth.example.com'},
  {name: 'app-host', label: 'Host of the application', sample: 'app.example.com'},
  {name: 'outpost-host', label: 'Host of the outpost', sample: 'outpost.internal'},
  {name: 'source-slug', label: 'Slug of the source', sample: 'my-source'},
  {name: 'domain', label: 'Your domain', sample: 'example.com'},
  {name: 'app-slug', label: 'Slug of the application', sample: 'my-app'},
];

/** What hosts and slugs are made of, as a pattern of form fields; nothing that would end a quote in a snippet. */
export const placeholderForm = '[A-Za-z0-9][A-Za-z0-9._:\\-]{0,252}';

const samples = new RegExp(
  `(?<![\\w.@-])(?:${placeholderKinds.map((kind) => kind.sample.replaceAll('.', '\\.')).join('|')})(?![\\w-]|\\.\\w)`,
  'g',
);

export type TextPart = {readonly text: string; readonly kind?: PlaceholderKind};

/**
 * `text → parts` in reading order; a part with a kind is exactly that kind's sample. Joined they give the text again.
 * A sample inside a longer name (`not-example.com`, `example.community`, `jane@example.com`) stays plain text.
 */
export function splitPlaceholders(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(samples)) {
    if (match.index > end) parts.push({text: text.slice(end, match.index)});
    const kind = placeholderKinds.find((candidate) => candidate.sample === match[0]);
    parts.push(kind ? {text: match[0], kind} : {text: match[0]});
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({text: text.slice(end)});
  return parts;
}
