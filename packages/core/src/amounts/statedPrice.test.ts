import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AmountError } from './AmountError.ts';
import { PRICE_DECIMALS, statedPrice } from './statedPrice.ts';

test.each([
  [0, 0n],
  [1, 10n ** 24n],
  [1.005, 1005n * 10n ** 21n],
  [1234567.005, 1234567005n * 10n ** 21n],
  [1e-7, 10n ** 17n],
  [1.234e-7, 1234n * 10n ** 14n],
  [1.234567890123456e-10, 123456789012345n],
  [5e-324, 0n],
  [0.00002471, 2471n * 10n ** 16n],
])('%d dollars are read as they are written', (usd, units) => {
  expect(statedPrice(usd)).toBe(units);
});

test('cents are exact', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (cents) => {
      expect(statedPrice(cents / 100)).toBe(BigInt(cents) * 10n ** BigInt(PRICE_DECIMALS - 2));
    }),
  );
});

test.each([-1, -1e-7, NaN, Infinity, 1e21])('rejects the price %d', (usd) => {
  expect(() => statedPrice(usd)).toThrow(AmountError);
});
