import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount } from '../amounts/formatAmount.ts';
import { usdValue } from '../amounts/usdValue.ts';
import { amountForMoney } from './amountForMoney.ts';
import { usdOfOne } from './usdOfOne.ts';

test.each([
  [100_00n, 2, '3021.56', 18, '0.03309548'],
  [1n, 2, '3021.56', 18, '0.0000033'],
  [100_00n, 2, '1', 6, '100'],
  [100_00n, 2, '0.9998', 6, '100.02'],
  [100_00n, 2, '0.00001234', 18, '8103727'],
  [100_00n, 2, '65000', 8, '0.00153846'],
  [0n, 2, '3021.56', 18, '0'],
  // Yen and won have no decimals.
  [10_000n, 0, '455123.9', 18, '0.02197203'],
  [1n, 0, '455123.9', 18, '0.00000219'],
  [1000n, 0, '1400', 6, '0.714285'],
])(
  '%d units of %d decimals at %s, of %d decimals, are %s',
  (units, decimals, price, coinDecimals, amount) => {
    const bought = amountForMoney({ units, decimals, price }, coinDecimals);
    expect(formatAmount(bought ?? -1n, coinDecimals)).toBe(amount);
  },
);

test('is worth the typed sum to the cent, and never more', () => {
  const prices = fc.integer({ min: 1, max: 2_000_000_000 }).map((micros) => micros / 1e6);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), prices, (cents, usd) => {
      const amount = amountForMoney({ units: cents, decimals: 2, price: usdOfOne(usd) }) ?? -1n;
      expect(BigInt(usdValue(amount, usd).replace('.', ''))).toBe(cents);
      const micros = BigInt(Math.round(usd * 1e6));
      expect(amount * micros).toBeLessThanOrEqual(cents * 10n ** 22n);
    }),
  );
});

test('returns undefined for a worthless coin', () => {
  expect(amountForMoney({ units: 100n, decimals: 2, price: '0' })).toBeUndefined();
});

test.each(['-1', 'NaN', 'Infinity', '1e3'])('rejects the price %s', (price) => {
  expect(() => amountForMoney({ units: 1n, decimals: 2, price })).toThrow(RangeError);
});
