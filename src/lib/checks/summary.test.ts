import {expect, it} from 'vitest';
import {formatCounts} from './summary';

it('lists the languages by number of blocks, then by name', () => {
  const blocks = new Map([
    ['toml', 1],
    ['json', 1],
    ['bash', 4],
  ]);
  expect(formatCounts({pages: 3, blocks, used: ['bash'], skipped: []})).toBe(
    'checked: 3 pages; blocks: 4 bash, 1 json, 1 toml\nwith: cspell, bash',
  );
});

it('says plainly what was skipped', () => {
  const counts = {pages: 1, blocks: new Map([['go', 2]]), used: [], skipped: [{name: 'gofmt', blocks: 2}]};
  expect(formatCounts(counts)).toContain(
    'skipped: gofmt is not installed (2 blocks, brackets and quotes only)',
  );
});
