import { expect, it } from 'vitest';
import { priceImpactBps } from './priceImpactBps.ts';

const HALF = { numerator: 1n, denominator: 2n };

it.each([
  ['all that the price promises', 1_000n, 500n, 0],
  ['more, as rounding may', 1_001n, 501n, 0],
  ['1 % less', 20_000n, 9_900n, 100],
  ['a little more than 1 % less: rounded up', 2_000_000n, 989_999n, 101],
  ['the least less', 10n ** 30n, 10n ** 30n / 2n - 1n, 1],
  ['nothing nearly', 10n ** 30n, 1n, 10_000],
])('%s', (_, amountIn, amountOut, impact) => {
  expect(priceImpactBps(amountIn, amountOut, HALF)).toBe(impact);
});

it('is exact where a float would not be', () => {
  const price = { numerator: 3n * 10n ** 40n + 1n, denominator: 7n * 10n ** 39n };
  const amountIn = 10n ** 33n;
  const whole = (amountIn * price.numerator) / price.denominator;
  expect(priceImpactBps(amountIn, whole + 1n, price)).toBe(0);
  expect(priceImpactBps(amountIn, whole, price)).toBe(1);
});
