import fc from 'fast-check';
import {expect, test} from 'vitest';
import {placeholderKinds, splitPlaceholders} from './placeholders';

test('samples are found with their kind, the longest one where two fit', () => {
  expect(
    splitPlaceholders('https://auth.example.com/application/o/my-app/').map((part) => [
      part.text,
      part.kind?.name,
    ]),
  ).toEqual([
    ['https://', undefined],
    ['auth.example.com', 'host'],
    ['/application/o/', undefined],
    ['my-app', 'app-slug'],
    ['/', undefined],
  ]);
});

test.each([
  'not-example.com',
  'example.community',
  'jane@example.com',
  'my-application',
  'www.example.com',
  'example.com.evil',
])('%s is no placeholder', (text) => {
  expect(splitPlaceholders(text)).toEqual([{text}]);
});

test('a sample at the end of a sentence is still found', () => {
  expect(splitPlaceholders('Open example.com.').map((part) => part.text)).toEqual([
    'Open ',
    'example.com',
    '.',
  ]);
});

test('the parts always join to the text', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom(...placeholderKinds.map((kind) => kind.sample)));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      expect(
        splitPlaceholders(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
