// The sentences that end an error about an unknown name: what is allowed, and what was probably meant.
import leven from 'leven';

/**
 * The nearest known name within a third of the word's length (at least two edits), as a question:
 * `suggest('ak-verson', ['ak-version'])` → `Did you mean "ak-version"?`. Empty when nothing is near.
 * A prefix such as `:` can be given to show names the way a page writes them.
 */
export function suggest(value: string, known: Iterable<string>, prefix = ''): string {
  const word = value.toLowerCase();
  const limit = Math.max(2, Math.floor(word.length / 3));
  let nearest: {name: string; distance: number} | undefined;
  for (const name of known) {
    const distance = leven(word, name.toLowerCase());
    // A distance of a whole word is no resemblance: "a" is not a misspelt "id".
    if (distance > limit || distance >= Math.max(word.length, name.length)) continue;
    if (nearest === undefined || distance < nearest.distance) nearest = {name, distance};
  }
  return nearest === undefined ? '' : `Did you mean "${prefix}${nearest.name}"?`;
}

/** The allowed names, sorted: `Known: a, b, c.` */
export function knownNames(known: Iterable<string>, prefix = ''): string {
  const names = [...known].sort().map((name) => prefix + name);
  return names.length === 0 ? 'Known: none.' : `Known: ${names.join(', ')}.`;
}
