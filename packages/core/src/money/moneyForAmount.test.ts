import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountForMoney } from './amountForMoney.ts';
import { moneyForAmount } from './moneyForAmount.ts';

test.each([
  [250_000_000_000_000_000n, '3021.55', 2, 18, '755.38'],
  [250_000_000_000_000_000n, '3021.59', 2, 18, '755.39'],
  [999_999n, '1', 2, 6, '0.99'],
  [10n ** 18n, '455123.9', 0, 18, '455123'],
  [0n, '2', 2, 18, '0.00'],
])('%d at %s, with %d decimals of %d, is %s', (amount, price, decimals, coinDecimals, worth) => {
  expect(moneyForAmount(amount, price, decimals, coinDecimals)).toBe(worth);
});

// Regression: the value of the full balance was rounded up, and bought more than there was.
test('typed back, the value never buys more than the amount', () => {
  const prices = fc.integer({ min: 1, max: 2_000_000_000 }).map((micros) => (micros / 1e6).toFixed(6));
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), prices, (amount, price) => {
      const units = BigInt(moneyForAmount(amount, price, 2).replace('.', ''));
      expect(amountForMoney({ units, decimals: 2, price })).toBeLessThanOrEqual(amount);
    }),
  );
});
