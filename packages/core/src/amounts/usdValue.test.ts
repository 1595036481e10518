import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AmountError } from './AmountError.ts';
import { parseAmount } from './parseAmount.ts';
import { usdValue } from './usdValue.ts';

test.each([
  ['0', 3021.56, '0.00'],
  ['0.25', 3021.56, '755.39'],
  ['1', 3021.56, '3021.56'],
  ['1', 0, '0.00'],
  ['1', 0.004, '0.00'],
  ['1', 0.005, '0.01'],
  ['1', 0.994999, '0.99'],
  ['1', 0.995, '1.00'],
  ['1000000', 0.00001234, '12.34'],
  ['1000000000', 1.234e-7, '123.40'],
  ['0.000000000000000001', 3021.56, '0.00'],
  ['123456789.123456789123456789', 1, '123456789.12'],
])('%s coin at %d dollars are worth %s', (amount, usd, value) => {
  expect(usdValue(parseAmount(amount), usd)).toBe(value);
});

// Regression: read through its binary value, 1234567.005 is a little less, and became 1234567.00.
test('takes the price as its source states it', () => {
  expect(usdValue(parseAmount('1'), 1234567.005)).toBe('1234567.01');
  expect(usdValue(parseAmount('1'), 1.005)).toBe('1.01');
});

test('with as many decimals as the coin has', () => {
  expect(usdValue(1_500_000n, 0.9998, 6)).toBe('1.50');
  expect(usdValue(3n, 2.5, 0)).toBe('7.50');
});

test('is exact for whole cents and whole coins of any size', () => {
  const cents = fc.nat(10_000_000);
  const coins = fc.bigInt({ min: 0n, max: 10n ** 30n });
  fc.assert(
    fc.property(cents, coins, (price, count) => {
      const total = (BigInt(price) * count).toString().padStart(3, '0');
      expect(usdValue(count * 10n ** 18n, price / 100)).toBe(`${total.slice(0, -2)}.${total.slice(-2)}`);
    }),
  );
});

test('is never more than half a cent off', () => {
  const micros = fc.nat(2_000_000_000);
  const wei = fc.bigInt({ min: 0n, max: 10n ** 24n });
  fc.assert(
    fc.property(micros, wei, (price, amount) => {
      const exact = amount * BigInt(price);
      const shown = BigInt(usdValue(amount, price / 1e6).replace('.', '')) * 10n ** 22n;
      const difference = shown > exact ? shown - exact : exact - shown;
      expect(difference * 2n).toBeLessThanOrEqual(10n ** 22n);
    }),
  );
});

test.each([-1, NaN, Infinity])('rejects the price %d', (usd) => {
  expect(() => usdValue(1n, usd)).toThrow(AmountError);
});
