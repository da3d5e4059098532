import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createEngine} from './engine';
import {INDEX_FORMAT, parseFile, toFiles, type HeadingsFile, type TextsFile} from './indexFormat';
import type {SearchRecord} from './record';
import {engineOf, recordOf} from './testRecord';

const words = ['flow', 'flows', 'policy', 'postgresql.host', 'café', '<slug>', 'create', 'oauth2', 'the'];
const text = fc.array(fc.constantFrom(...words), {minLength: 1, maxLength: 6}).map((each) => each.join(' '));
const records: fc.Arbitrary<SearchRecord[]> = fc
  .array(fc.tuple(fc.array(text, {minLength: 1, maxLength: 6}), fc.option(text)), {maxLength: 8})
  .map((list) => list.map(([path, content], i) => recordOf(`/page-${i}/`, path, content)));

/** The same engine after its files went over the network. */
function engineOfJson(list: readonly SearchRecord[]) {
  const {headings, texts} = toFiles(list);
  const engine = createEngine();
  engine.loadHeadings(parseFile<HeadingsFile>(JSON.parse(JSON.stringify(headings))));
  engine.loadTexts(parseFile<TextsFile>(JSON.parse(JSON.stringify(texts))));
  return engine;
}

describe('saved and loaded files', () => {
  it('give the same results, and the records as they were', () => {
    fc.assert(
      fc.property(records, fc.constantFrom(...words), (list, query) => {
        const found = engineOfJson(list).search(query);
        expect(found).toEqual(engineOf(list).search(query));
        for (const {record} of found) expect(list).toContainEqual(record);
      }),
    );
  });

  it('hold no text in the first file', () => {
    const {headings, texts} = toFiles([recordOf('/a/', ['Title'], 'secret text'), recordOf('/b/', ['B'])]);
    expect(JSON.stringify(headings)).not.toContain('secret');
    expect(texts.texts).toEqual(['secret text', null]);
  });
});

describe('parseFile', () => {
  it('refuses other formats and says which one it knows', () => {
    const known = `Known: ${INDEX_FORMAT}. Reload the page.`;
    expect(() => parseFile({format: 99, records: []})).toThrow(`has the format "99". ${known}`);
    for (const data of [null, undefined, [], 'text', {}])
      expect(() => parseFile(data)).toThrow(`has the format "undefined". ${known}`);
  });
});
