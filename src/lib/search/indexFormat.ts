/**
 * The files that the search reads. They hold records, not an index: the index is made where it is used, in a worker, which
 * takes less time than its larger file would take to arrive.
 */
import type {SearchRecord} from './record';

/** Raised when a change would make an older script misread a newer file. */
export const INDEX_FORMAT = 1;

/** First file: every record without its text. */
export interface HeadingsFile {
  readonly format: typeof INDEX_FORMAT;
  readonly records: readonly Omit<SearchRecord, 'content' | 'objectID'>[];
}

/** Second file: the text of each record, in the order of the first file. */
export interface TextsFile {
  readonly format: typeof INDEX_FORMAT;
  readonly texts: readonly (string | null)[];
}

/** Both files for `records`. */
export function toFiles(records: readonly SearchRecord[]): {headings: HeadingsFile; texts: TextsFile} {
  return {
    headings: {
      format: INDEX_FORMAT,
      records: records.map(({url, type, hierarchy}) => ({url, type, hierarchy})),
    },
    texts: {format: INDEX_FORMAT, texts: records.map((record) => record.content)},
  };
}

/** @throws Error that says what was found and what is known, if the data isn't of this format. */
export function parseFile<File extends HeadingsFile | TextsFile>(data: unknown): File {
  const format = (data as {format?: unknown} | null)?.format;
  if (format !== INDEX_FORMAT)
    throw new Error(
      `The search index has the format "${String(format)}". Known: ${INDEX_FORMAT}. Reload the page.`,
    );
  return data as File;
}
