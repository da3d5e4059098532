import {describe, expect, it} from 'vitest';
import {toHit} from './hits';
import {recordOf} from './testRecord';

const record = recordOf('/a/b/#c', ['A & B', 'Set <slug>'], 'Write <b>flow</b> here.');

describe('toHit', () => {
  it('puts the base before the address and keeps the id', () => {
    expect(toHit({record, terms: []}, '/base/')).toMatchObject({url: '/base/a/b/#c', objectID: '/a/b/#c'});
    expect(toHit({record, terms: []}, '/').url).toBe('/a/b/#c');
  });

  it('escapes every title and text, marked or not, because the dialog stores and shows them as HTML', () => {
    const hit = toHit({record, terms: ['slug']}, '/');
    expect(hit.hierarchy).toEqual({lvl0: 'Guides', lvl1: 'A &amp; B', lvl2: 'Set &lt;slug&gt;'});
    expect(hit.content).toBe('Write &lt;b&gt;flow&lt;/b&gt; here.');
    expect(hit._highlightResult.hierarchy.lvl2).toEqual({
      value: 'Set &lt;<mark>slug</mark>&gt;',
      matchLevel: 'full',
    });
    expect(hit._highlightResult.hierarchy.lvl1).toEqual({value: 'A &amp; B', matchLevel: 'none'});
    expect(JSON.stringify(hit).replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
  });

  it('is a hit in the text if only the text has the match', () => {
    const hit = toHit({record, terms: ['flow']}, '/');
    expect(hit.type).toBe('content');
    expect(hit._snippetResult.content?.value).toBe('Write &lt;b&gt;<mark>flow</mark>&lt;/b&gt; here.');
  });

  it('is a hit in the title if the title has it, also when the text has it too', () => {
    expect(toHit({record, terms: ['slug']}, '/').type).toBe('lvl2');
    expect(toHit({record, terms: ['slug', 'flow']}, '/').type).toBe('lvl2');
  });

  it('has no content without text', () => {
    const hit = toHit({record: recordOf('/a/', ['A']), terms: ['a']}, '/');
    expect([hit.content, hit._snippetResult.content, hit._highlightResult.content]).toEqual([
      null,
      undefined,
      undefined,
    ]);
  });

  it('shows a long text in parts', () => {
    const long = toHit({record: recordOf('/a/', ['A'], 'word '.repeat(500)), terms: []}, '/');
    expect(long.content).toHaveLength(200);
  });
});
