import {expect, test} from 'vitest';
import {foldDuration} from './folds';

test.each([
  [36, 192],
  [360, 327],
  [3600, 714],
])('a fold of %i pixels takes %i ms', (height, duration) => {
  expect(foldDuration(height, false)).toBe(duration);
});

test('with reduced motion every fold takes 1 ms', () => {
  expect(foldDuration(3600, true)).toBe(1);
});
