// @vitest-environment node
import { expect, test } from 'vitest';
import { unusualPrice } from './unusualPrice.ts';

test('a price below half of the floor is low', () => {
  expect(unusualPrice({ price: 49n, units: 1n }, '100')).toBe('low');
  expect(unusualPrice({ price: 50n, units: 1n }, '100')).toBeUndefined();
});

test('the price of several units is compared with the floor of all of them', () => {
  expect(unusualPrice({ price: 99n, units: 2n }, '100')).toBe('low');
  expect(unusualPrice({ price: 100n, units: 2n }, '100')).toBeUndefined();
});

test('a price without a floor is not compared', () => {
  expect(unusualPrice({ price: 1n, units: 1n }, null)).toBe('uncompared');
});
