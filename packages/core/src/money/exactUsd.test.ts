import { expect, test } from 'vitest';
import { usdValue } from '../amounts/usdValue.ts';
import { exactUsd } from './exactUsd.ts';
import { sumOfUsd } from './sumOfUsd.ts';

test.each([
  [250_000_000_000_000_000n, 3021.55, 18, '755.3875'],
  [1n, 3021.55, 18, '0.00000000000000302155'],
  [1_234_567n, 1, 6, '1.234567'],
  [7n, 2.5, 0, '17.5'],
  [10n ** 77n, 0.00002471, 77, '0.00002471'],
  [0n, 1, 18, '0'],
])('%d at %d with %d decimals is worth %s', (amount, usd, decimals, value) => {
  expect(exactUsd(amount, usd, decimals)).toBe(value);
});

test('many small values add up exactly, although each is 0 in cents', () => {
  const dust = exactUsd(4n * 10n ** 15n, 1);
  expect(usdValue(4n * 10n ** 15n, 1)).toBe('0.00');
  expect(sumOfUsd(Array.from({ length: 1000 }, () => dust))).toBe('4');
});

test('values of different lengths add up', () => {
  expect(sumOfUsd(['1', '0.5', '0.000000000000000001', '12.'])).toBe('13.500000000000000001');
  expect(sumOfUsd([])).toBe('0');
});
