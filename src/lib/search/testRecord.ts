/** Records for tests. */
import {createEngine, type SearchEngine} from './engine';
import {toFiles} from './indexFormat';
import {levels, type SearchRecord} from './record';

/** A record at `url`, with the titles from the page's down to its own. */
export function recordOf(url: string, path: readonly string[], content: string | null = null): SearchRecord {
  const [lvl1 = null, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = path;
  const hierarchy = {lvl0: 'Guides', lvl1, lvl2, lvl3, lvl4, lvl5, lvl6};
  return {objectID: url, url, type: levels[path.length] as SearchRecord['type'], hierarchy, content};
}

/** An engine that has loaded these records as the worker does. */
export function engineOf(records: readonly SearchRecord[]): SearchEngine {
  const {headings, texts} = toFiles(records);
  const engine = createEngine();
  engine.loadHeadings(headings);
  engine.loadTexts(texts);
  return engine;
}
