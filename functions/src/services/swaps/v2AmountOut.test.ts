import fc from 'fast-check';
import { expect, it } from 'vitest';
import { v2AmountOut } from './v2AmountOut.ts';

const reserve = fc.bigInt({ min: 1n, max: 10n ** 32n });
const amount = fc.bigInt({ min: 1n, max: 10n ** 32n });

/**
 * Returns true if a pair pays so much out: after the fee, the product of its reserves must not decrease
 * (UniswapV2Pair, swap).
 */
function isLetOut(amountIn: bigint, amountOut: bigint, reserveIn: bigint, reserveOut: bigint): boolean {
  const balanceIn = (reserveIn + amountIn) * 1_000n - amountIn * 3n;
  const balanceOut = (reserveOut - amountOut) * 1_000n;
  return balanceIn * balanceOut >= reserveIn * reserveOut * 1_000_000n;
}

it('is the most that a pair lets out', () => {
  fc.assert(
    fc.property(amount, reserve, reserve, (amountIn, reserveIn, reserveOut) => {
      const amountOut = v2AmountOut(amountIn, reserveIn, reserveOut) ?? 0n;
      expect(amountOut).toBeLessThan(reserveOut);
      expect(isLetOut(amountIn, amountOut, reserveIn, reserveOut)).toBe(true);
      expect(isLetOut(amountIn, amountOut + 1n, reserveIn, reserveOut)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['nothing in the pair of what is given', 1_000n, 0n, 1_000n],
  ['nothing in it of what is wanted', 1_000n, 1_000n, 0n],
  ['less than the smallest unit comes', 1n, 1_000n, 1_000n],
  ['more than a pair can hold is given', 1n << 112n, 1_000n, 1_000n],
])('%s: nothing', (_, amountIn, reserveIn, reserveOut) => {
  expect(v2AmountOut(amountIn, reserveIn, reserveOut)).toBeUndefined();
});
