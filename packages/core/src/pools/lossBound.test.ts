import { expect, test } from 'vitest';
import { lossBound } from './lossBound.ts';

test.each([
  ['nothing is lost', '20000', '20000', 1n],
  ['more is received', '20000', '20001', 1n],
  ['a hundredth of a percent is lost', '20000', '19998', 2n],
  ['a part of that is lost', '20000', '19999', 2n],
  ['half is lost', '20000', '10000', 5_001n],
  ['nearly all is lost', '20000', '1', undefined],
  ['all is lost', '20000', '0', undefined],
  ['the preview is missing', null, '5', undefined],
  ['the preview is 0', '0', '5', undefined],
] as const)('where %s', (_, assets, received, bound) => {
  expect(lossBound({ assets, tried: { shares: '10000', assets: received } })).toBe(bound);
});

test('returns undefined without a simulation', () => {
  expect(lossBound({ assets: '20000' })).toBeUndefined();
});
