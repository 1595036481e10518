import type { PoolState } from '@everything-wallet/core/schemas/poolsAnswer';
import type { Head } from '../holdings/Reading.ts';
import type { PastPrices } from './pastPrices.ts';
import type { PastPrice } from './SharePrices.ts';
import { yearlyPercent } from './yearlyPercent.ts';

const DAY_MS = 86_400_000;

/**
 * Computes a vault's yields from past and current share values.
 *
 * @param now value of a million shares
 * @param block the one of `now`
 */
export function yieldsOf(
  past: PastPrices,
  address: string,
  now: bigint | undefined,
  block: Head | null,
): Pick<PoolState, 'apy7' | 'apy30' | 'measuredDays'> {
  const yearly = (from: PastPrice | undefined) =>
    from && now !== undefined && block
      ? yearlyPercent(from.price, now, BigInt(Math.round((block.time - from.time) / 1_000)))
      : null;
  const longest = past.longest.get(address);
  const apy30 = yearly(longest);
  return {
    apy7: yearly(past.week.get(address)),
    apy30,
    measuredDays: apy30 !== null && longest && block ? daysBetween(longest.time, block.time) : null,
  };
}

/** Days between two times in ms, with two digits after the point. */
function daysBetween(from: number, to: number): number {
  return Math.round(((to - from) / DAY_MS) * 100) / 100;
}
