import { expect, test } from 'vitest';
import { minReceived } from './minReceived.ts';

test.each([
  [1_000_000n, 50, 995_000n],
  [1_000_001n, 50, 995_001n],
  [199n, 50, 199n],
  [1n, 1, 1n],
  [1n, 5_000, 1n],
  [1n, 0, 1n],
  [10n ** 30n + 1n, 10_000, 0n],
  [0n, 50, 0n],
  [2n ** 255n, 1, (2n ** 255n * 9_999n) / 10_000n + 1n],
])('of %s at %i basis points', (amountOut, slippage, expected) => {
  expect(minReceived(amountOut, slippage)).toBe(expected);
});

test.each([-1, 0.5, 10_001, Number.NaN])('rejects %d basis points', (slippage) => {
  expect(() => minReceived(1n, slippage)).toThrow(RangeError);
});
