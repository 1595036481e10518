import type { GasPrice } from './askGasPrice.ts';
import { gasOfStep } from './gasOfStep.ts';

/** How many plain transfers' worth of the layer below (OP Stack) a step's data takes. */
const L1_OF_STEP = 5n;

/** What some steps cost together at the most, in wei: prices of gas move while somebody reads, so half as much again is kept for each. */
export function maxFeeOf(steps: readonly (keyof typeof gasOfStep)[], { most, l1Fee }: GasPrice): bigint {
  const gas = steps.reduce((sum, step) => sum + gasOfStep[step], 0n);
  return (gas * most * 3n) / 2n + BigInt(steps.length) * L1_OF_STEP * l1Fee;
}
