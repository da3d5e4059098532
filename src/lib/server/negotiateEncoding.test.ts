import {describe, expect, it} from 'vitest';
import {negotiateEncoding} from './negotiateEncoding';

describe('negotiateEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.001', 'br'],
    ['*', 'br'],
    ['*, br; q=0', 'gzip'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('chooses for %j %j', (accepted, encoding) => {
    expect(negotiateEncoding(accepted)).toBe(encoding);
  });
});
