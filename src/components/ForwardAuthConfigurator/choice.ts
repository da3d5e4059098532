/** What the reader has chosen, and its form in the address of the page; pure, so that it can be tested without a browser. */
import {placeholderForm} from '../../lib/mdx/placeholders';

/** By the name of the field: one of its options, or the reader's own host or slug. */
export type Choice = Readonly<Record<string, string>>;

/** The options of each field that has options, the first one being the default. */
export type Options = Readonly<Record<string, readonly string[]>>;

const ownValue = new RegExp(`^${placeholderForm}$`);

/** Whether `value` can stand in a snippet as the reader's own. */
export function isOwnValue(value: string): boolean {
  return ownValue.test(value);
}

/**
 * `?mode=domain&host=auth.acme.org` → the choice; a field of `options` falls back to its first option, the others to `fallbacks`.
 * Anyone can write a link, so only values that are of the form of hosts and slugs get into a snippet.
 */
export function readChoice(search: string, options: Options, fallbacks: Choice): Choice {
  const query = new URLSearchParams(search);
  const chosen = Object.entries(options).map(([name, allowed]) => {
    const value = query.get(name) ?? '';
    return [name, allowed.includes(value) ? value : (allowed[0] ?? '')];
  });
  const written = Object.entries(fallbacks).map(([name, fallback]) => {
    const value = query.get(name) ?? '';
    return [name, isOwnValue(value) ? value : fallback];
  });
  return Object.fromEntries([...chosen, ...written]) as Choice;
}

/** The query that leads back to the choice: all its options, and the values that aren't the sample. */
export function toSearch(choice: Choice, options: Options, samples: Choice): string {
  const entries = Object.entries(choice).filter(([name, value]) =>
    name in options ? true : name in samples && value !== samples[name],
  );
  return `?${new URLSearchParams(entries)}`;
}
