import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AmountError } from './AmountError.ts';
import { amountForUsd } from './amountForUsd.ts';
import { formatAmount } from './formatAmount.ts';
import { usdValue } from './usdValue.ts';

test.each([
  [100_00n, 3021.56, 18, '0.03309548'],
  [1n, 3021.56, 18, '0.0000033'],
  [100_00n, 1, 6, '100'],
  [100_00n, 0.9998, 6, '100.02'],
  [100_00n, 0.00001234, 18, '8103727'],
  [100_00n, 65_000, 8, '0.00153846'],
  [0n, 3021.56, 18, '0'],
])('%d cents at %d dollars, of %d decimals, are %s', (cents, usd, decimals, amount) => {
  expect(formatAmount(amountForUsd(cents, usd, decimals) ?? -1n, decimals)).toBe(amount);
});

test('is worth what was typed, to the cent, and never more', () => {
  const prices = fc.integer({ min: 1, max: 2_000_000_000 }).map((micros) => micros / 1e6);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), prices, (cents, usd) => {
      const amount = amountForUsd(cents, usd) ?? -1n;
      expect(BigInt(usdValue(amount, usd).replace('.', ''))).toBe(cents);
      const micros = BigInt(Math.round(usd * 1e6));
      expect(amount * micros).toBeLessThanOrEqual(cents * 10n ** 22n);
    }),
  );
});

test('a coin that is worth nothing buys nothing', () => {
  expect(amountForUsd(100n, 0)).toBeUndefined();
});

test.each([-1, NaN, Infinity])('refuses the price %d', (usd) => {
  expect(() => amountForUsd(1n, usd)).toThrow(AmountError);
});
