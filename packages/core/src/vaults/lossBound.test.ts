import { expect, test } from 'vitest';
import { lossBound } from './lossBound.ts';

test.each([
  ['nothing is lost', '20000', '20000', 1n],
  ['more comes', '20000', '20001', 1n],
  ['a hundredth of a percent is lost', '20000', '19998', 2n],
  ['a part of that is lost', '20000', '19999', 2n],
  ['half is lost', '20000', '10000', 5_001n],
  ['nearly all is lost', '20000', '1', undefined],
  ['all is lost', '20000', '0', undefined],
  ['nothing is said', null, '5', undefined],
  ['nothing is said to come', '0', '5', undefined],
] as const)('where %s', (_, assets, comes, bound) => {
  expect(lossBound({ assets, tried: { shares: '10000', assets: comes } })).toBe(bound);
});

test('returns undefined without a simulation', () => {
  expect(lossBound({ assets: '20000' })).toBeUndefined();
});
