import { COIN_DECIMALS } from './parseAmount.ts';

/** Decimals of the step by which the arrow keys change an amount: 0.001 (docs/product.md §2, Send dialog). */
const STEP_DECIMALS = 3;

/**
 * Returns the next multiple of 0.001 up or down, as a browser's number field does; never below 0.
 *
 * @param amount in the smallest unit
 * @param direction up or down
 * @param decimals decimals of the coin or token; one with fewer than 3 steps by its smallest unit
 */
export function stepAmount(
  amount: bigint,
  direction: 'up' | 'down',
  decimals: number = COIN_DECIMALS,
): bigint {
  const step = 10n ** BigInt(Math.max(decimals - STEP_DECIMALS, 0));
  if (direction === 'up') return (amount / step + 1n) * step;
  return amount === 0n ? 0n : ((amount - 1n) / step) * step;
}
