import {describe, expect, it} from 'vitest';
import {isFresh} from './isFresh';

const file = {etag: 'W/"1-2"', lastModified: 'Wed, 01 Oct 2025 12:00:00 GMT'};

describe('isFresh', () => {
  it.each(['W/"1-2"', '"1-2"', '"0", W/"1-2"', '*'])(
    'takes the entity tag %j for the same content',
    (tag) => {
      expect(isFresh({'if-none-match': tag}, file)).toBe(true);
    },
  );

  it('looks at the date only without an entity tag', () => {
    expect(isFresh({'if-modified-since': file.lastModified}, file)).toBe(true);
    expect(isFresh({'if-modified-since': file.lastModified, 'if-none-match': '"other"'}, file)).toBe(false);
  });

  it.each(['Wed, 01 Oct 2025 11:59:59 GMT', 'yesterday', ''])(
    'sends the file again when the copy is from %j',
    (date) => {
      expect(isFresh({'if-modified-since': date}, file)).toBe(false);
    },
  );

  it('sends the file when nothing is asked', () => {
    expect(isFresh({}, file)).toBe(false);
  });
});
