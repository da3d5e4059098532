import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import type {PageContext} from '../lib/page/page';
import {readPages} from './readPages';
import {writeFiles} from './writeFiles';

const context = {facts: {}, planned: new Set()} as unknown as PageContext;
const source = `---\ntitle: A\ndescription: ${'One sentence about it. '.repeat(4)}\n---\n\nText\n`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

test('pages come in the order of their files, other files are left alone', () => {
  writeFiles(
    folder,
    new Map([
      ['b/index.mdx', source],
      ['/a.mdx', source],
      ['tags.yml', ''],
      ['index.mdx', source],
    ]),
  );
  expect(readPages(context, folder).map(({route}) => route)).toEqual(['/a/', '/b/', '/']);
});

test('the problems of all pages are thrown at once', () => {
  writeFiles(
    folder,
    new Map([
      ['a.mdx', `${source}\n## A\n`],
      ['b.mdx', `${source}\n## B\n`],
    ]),
  );
  expect(() => readPages(context, folder)).toThrow(/docs\/a\.mdx:8.*\ndocs\/b\.mdx:8/);
});
