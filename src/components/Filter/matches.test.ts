import fc from 'fast-check';
import {expect, test} from 'vitest';
import {matchesFilter, toSearchText} from './matches';

const row = toSearchText(
  'AUTHENTIK_POSTGRESQL__CONN_MAX_AGE postgresql.conn_max_age 0 Server, worker. Seconds.',
);

test.each([
  'conn_max',
  'conn.max',
  'POSTGRESQL__CONN',
  'authentik.postgresql',
  'age sec',
  'Worker conn',
  ' ',
  '.',
])('"%s" keeps the row', (query) => {
  expect(matchesFilter(row, query)).toBe(true);
});

test.each(['conn_min', 'max_conn', 'age redis'])('"%s" hides the row', (query) => {
  expect(matchesFilter(row, query)).toBe(false);
});

const separator = fc.constantFrom('.', '_', '__');
const name = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), {minLength: 1, maxLength: 5});

test('a name is found however its parts are joined and in any case', () => {
  fc.assert(
    fc.property(name, separator, separator, (parts, inText, inQuery) => {
      const text = toSearchText(`before ${parts.join(inText).toUpperCase()} behind`);
      expect(matchesFilter(text, parts.join(inQuery))).toBe(true);
    }),
  );
});

test('a further word never brings a row back', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (text, query, word) => {
      const searchText = toSearchText(text);
      if (!matchesFilter(searchText, query))
        expect(matchesFilter(searchText, `${query} ${word}`)).toBe(false);
    }),
  );
});
