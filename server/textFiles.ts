/** Sends text files compressed: each is compressed once per encoding and then kept. */
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import type {Encoding} from '../src/lib/server/negotiateEncoding';
import type {Validators} from '../src/lib/server/isFresh';

export interface TextFile extends Validators {
  readonly body: Buffer;
}

/** Gives a file of the site, compressed or not. @throws if it can't be read. */
export type TextFiles = (file: string, encoding: Encoding | undefined) => Promise<TextFile>;

// Near the ratio of the slowest levels at a fraction of their time.
const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: async (body) => promisify(brotliCompress)(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 6}}),
  gzip: promisify(gzip),
};

/** A store for the files below `root`; a file that changes on the disk is read again. */
export function createTextFiles(root: string): TextFiles {
  const kept = new Map<string, Promise<TextFile>>();
  return async (file, encoding) => {
    const absolute = path.join(root, file);
    const {size, mtime} = await stat(absolute);
    const etag = `W/"${size}-${mtime.getTime()}"`;
    const key = [file, encoding, etag].join(' ');
    const known = kept.get(key);
    if (known) return known;
    const loading = load(absolute, encoding, {etag, lastModified: mtime.toUTCString()});
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  };
}

async function load(
  absolute: string,
  encoding: Encoding | undefined,
  validators: Validators,
): Promise<TextFile> {
  const body = await readFile(absolute);
  return {body: encoding ? await compressors[encoding](body) : body, ...validators};
}
