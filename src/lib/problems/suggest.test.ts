import {describe, expect, it} from 'vitest';
import {knownNames, suggest} from './suggest';

describe('suggest', () => {
  it('finds the nearest name', () => {
    expect(suggest('ak-verson', ['ak-preview', 'ak-version'])).toBe('Did you mean "ak-version"?');
  });

  it('ignores case', () => {
    expect(suggest('tabitem', ['Tabs', 'TabItem'])).toBe('Did you mean "TabItem"?');
  });

  it('writes the prefix before the name', () => {
    expect(suggest('ak-verson', ['ak-version'], ':')).toBe('Did you mean ":ak-version"?');
  });

  it('says nothing when no name is near', () => {
    expect(suggest('telephone', ['title', 'tags'])).toBe('');
    expect(suggest('a', ['id'])).toBe('');
    expect(suggest('title', [])).toBe('');
  });

  it('prefers the first of two that are equally near', () => {
    expect(suggest('tag', ['tags', 'tab'])).toBe('Did you mean "tags"?');
  });
});

describe('knownNames', () => {
  it('lists the names sorted, with their prefix', () => {
    expect(knownNames(['b', 'a'], ':')).toBe('Known: :a, :b.');
  });

  it('says so when nothing is known', () => {
    expect(knownNames([])).toBe('Known: none.');
  });
});
