import { formatUnits } from 'ethers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount } from './formatAmount.ts';

test.each([
  [0n, '0'],
  [1n, '0.000000000000000001'],
  [25n * 10n ** 16n, '0.25'],
  [10n ** 18n, '1'],
  [10n ** 19n, '10'],
  [10n ** 18n + 1n, '1.000000000000000001'],
  [123456789123456789123456789n, '123456789.123456789123456789'],
])('%s wei are %s', (wei, text) => {
  expect(formatAmount(wei)).toBe(text);
});

test('with as many decimals as the coin has', () => {
  expect(formatAmount(1_500_000n, 6)).toBe('1.5');
  expect(formatAmount(7n, 0)).toBe('7');
  expect(formatAmount(70n, 0)).toBe('70');
});

test('agrees with ethers, except for the trailing .0', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.nat(36), (amount, decimals) => {
      expect(formatAmount(amount, decimals)).toBe(formatUnits(amount, decimals).replace(/\.0$/, ''));
    }),
  );
});

test('rejects a negative amount', () => {
  expect(() => formatAmount(-1n)).toThrow(RangeError);
});
