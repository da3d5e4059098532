/** The fixture site builds, and two builds of it are the same to the byte. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listFiles} from '../../src/node/listFiles';
import {buildFixture} from './buildFixture';

function contents(folder: string): Map<string, string> {
  return new Map(
    listFiles(folder, /./).map((file) => [file, readFileSync(path.join(folder, file), 'base64')]),
  );
}

test('a navbar without items has no menu to open on narrow screens', async () => {
  const withItems = await buildFixture('with-items');
  const without = await buildFixture('without-items', {'navbar.ts': 'export default [];'});
  const toggle = 'navbar__toggle';
  expect(readFileSync(path.join(withItems.outDir, 'index.html'), 'utf8')).toContain(toggle);
  expect(readFileSync(path.join(without.outDir, 'index.html'), 'utf8')).not.toContain(toggle);
}, 120_000);

test('six pages build, and a second build gives identical bytes', async () => {
  const first = await buildFixture('first');
  expect(first.output).toContain('Generated static files');
  const files = contents(first.outDir);
  expect([...files.keys()].filter((file) => file.endsWith('index.html'))).toHaveLength(6);
  // The same folder again: what a build writes must not depend on when it runs or on what caches hold.
  const second = await buildFixture('first');
  expect(contents(second.outDir)).toEqual(files);
}, 120_000);
