/** Answers queries off the main thread. Titles and headings answer as soon as they are there, texts join when they arrive. */
import {createEngine} from '../lib/search/engine';
import {toHit} from '../lib/search/hits';
import {parseFile, type HeadingsFile, type TextsFile} from '../lib/search/indexFormat';
import {SEARCH_FILES, type SearchAnswer, type SearchMessage, type StartMessage} from './protocol';

/** How long a query waits for the texts before it is answered from headings alone. */
const TEXTS_PATIENCE_MS = 300;

const engine = createEngine();
let baseUrl = '/';
let headings: Promise<void> | undefined;
let texts: Promise<void> = Promise.resolve();

self.addEventListener('message', ({data}: MessageEvent<StartMessage | SearchMessage>) => {
  if (data.kind === 'start') {
    baseUrl = data.baseUrl;
    load();
  } else {
    void answer(data).then((result) => self.postMessage(result));
  }
});

function load(): void {
  headings = fetchJson(SEARCH_FILES.headings).then((data) =>
    engine.loadHeadings(parseFile<HeadingsFile>(data)),
  );
  texts = headings
    .then(() => fetchJson(SEARCH_FILES.texts))
    .then((data) => engine.loadTexts(parseFile<TextsFile>(data)))
    // Headings alone still answer; the next query tries no more.
    .catch(() => undefined);
}

async function answer({id, query, offset, limit}: SearchMessage): Promise<SearchAnswer> {
  try {
    await headings;
    await Promise.race([texts, new Promise((resolve) => setTimeout(resolve, TEXTS_PATIENCE_MS))]);
    const matches = engine.search(query);
    return {
      id,
      total: matches.length,
      hits: matches.slice(offset, offset + limit).map((match) => toHit(match, baseUrl)),
    };
  } catch (error) {
    // A file that didn't arrive is asked for again with the next query.
    load();
    return {id, total: 0, hits: [], error: String(error)};
  }
}

async function fetchJson(file: string): Promise<unknown> {
  const response = await fetch(baseUrl + file);
  if (!response.ok) throw new Error(`${file} was answered with status ${response.status}.`);
  return response.json();
}
