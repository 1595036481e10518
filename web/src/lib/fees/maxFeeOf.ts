import type { GasPrice } from './askGasPrice.ts';
import { gasOfStep } from './gasOfStep.ts';

/** L1 data fee (OP Stack) of a step, in multiples of that of a plain transfer. */
const L1_OF_STEP = 5n;

/**
 * Returns the highest total fee of some steps, in wei. Half as much again is reserved for each, since gas
 * prices change during a review.
 */
export function maxFeeOf(steps: readonly (keyof typeof gasOfStep)[], { most, l1Fee }: GasPrice): bigint {
  const gas = steps.reduce((sum, step) => sum + gasOfStep[step], 0n);
  return (gas * most * 3n) / 2n + BigInt(steps.length) * L1_OF_STEP * l1Fee;
}
