/** Reads the configurations of reverse proxies for forward auth. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  forwardAuthFolder,
  forwardAuthIndex,
  parseForwardAuth,
  type ForwardAuth,
} from '../lib/facts/forwardAuth';
import {listFiles} from './listFiles';

const folder = path.resolve(__dirname, '../..', forwardAuthFolder);

/** @throws ProblemsError when the index isn't of its schema, or when it and the files don't go together. */
export function readForwardAuth(): ForwardAuth {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const files = listFiles(folder, /./).filter((file) => file !== forwardAuthIndex);
  const texts = files.map((file): [string, string] => [file, read(file)]);
  return parseForwardAuth(JSON.parse(read(forwardAuthIndex)), new Map(texts));
}
