/** Matches in a text → escaped HTML with `<mark>`, whole or as a snippet. Nothing of the text can become markup. */
import {normalize} from './tokenize';

/** Words around the first match that a snippet shows (specification, section 9). */
export const SNIPPET_WORDS = 10;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text → HTML that shows exactly this text. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
}

const piece = /[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu;

/** `text` escaped, with each word that begins with one of `terms` in `<mark>`. */
export function markTerms(text: string, terms: readonly string[]): string {
  return (text.match(piece) ?? [])
    .map((part) => (isMatch(part, terms) ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part)))
    .join('');
}

/** About `SNIPPET_WORDS` words around the first match, escaped and marked; the beginning if nothing matches. */
export function toSnippet(text: string, terms: readonly string[]): string {
  const words = text.split(/\s+/).filter(Boolean);
  const first = words.findIndex((candidate) =>
    (candidate.match(piece) ?? []).some((part) => isMatch(part, terms)),
  );
  const start = Math.max(0, Math.min(first - Math.floor(SNIPPET_WORDS / 3), words.length - SNIPPET_WORDS));
  const shown = words.slice(start, start + SNIPPET_WORDS).join(' ');
  const before = start > 0 ? '…' : '';
  const after = start + SNIPPET_WORDS < words.length ? '…' : '';
  return `${before}${markTerms(shown, terms)}${after}`;
}

function isMatch(part: string, terms: readonly string[]): boolean {
  const word = normalize(part);
  return word !== '' && terms.some((term) => term !== '' && word.startsWith(term));
}
