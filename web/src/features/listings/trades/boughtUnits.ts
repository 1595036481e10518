import type { Trade } from './Trade.ts';

/** How many a purchase paid for. */
export function boughtUnits({ units }: Trade): bigint {
  return BigInt(units ?? '1');
}
