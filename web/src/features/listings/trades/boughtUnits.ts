import type { Trade } from './Trade.ts';

/** Returns the number a purchase paid for. */
export function boughtUnits({ units }: Trade): bigint {
  return BigInt(units ?? '1');
}
