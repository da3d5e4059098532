/** Which pages a reader probably meant, by how alike the addresses are. */
import leven from 'leven';

export interface PageAddress {
  readonly path: string;
  readonly title: string;
}

/**
 * At most `limit` pages, the most alike first: shared words of the path count most (a moved page keeps its last words), then
 * spelling. Pages with nothing in common are left out. Ties keep the order of `pages`.
 */
export function nearestPages(path: string, pages: readonly PageAddress[], limit: number): PageAddress[] {
  const wanted = wordsOf(path);
  return pages
    .map((page) => ({page, score: likeness(wanted, wordsOf(page.path))}))
    .filter(({score}) => score > 0.3)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({page}) => page);
}

function wordsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** From 0 (nothing alike) to about 1; the last words of the wanted path weigh more than the first. */
function likeness(wanted: readonly string[], words: readonly string[]): number {
  if (wanted.length === 0) return 0;
  let score = 0;
  let weights = 0;
  wanted.forEach((word, index) => {
    const weight = 1 + index;
    weights += weight;
    score += weight * Math.max(0, ...words.map((candidate) => alike(word, candidate)));
  });
  // A long page path holds many words by chance.
  return score / weights - 0.02 * Math.abs(words.length - wanted.length);
}

function alike(a: string, b: string): number {
  const distance = leven(a, b) / Math.max(a.length, b.length);
  return distance <= 0.34 ? 1 - distance : 0;
}
