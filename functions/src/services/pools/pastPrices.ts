import type { Head } from '../holdings/Reading.ts';
import type { MeasuredPool, PastPrice, SharePrices } from './SharePrices.ts';

/**
 * Days over which yields are measured: the first two are returned, the others are used if nodes do not store
 * that many.
 */
const DAYS = { week: 7, month: 30, fewer: [14, 7, 3, 1] } as const;

/** Past values of shares, by the vault's address. */
export interface PastPrices {
  readonly week: ReadonlyMap<string, PastPrice>;
  /** Prices of 30 days ago, or of fewer if nodes do not store that many. */
  readonly longest: ReadonlyMap<string, PastPrice>;
}

/** @param until when no other question is begun, by `performance.now()` */
export async function pastPrices(
  prices: SharePrices,
  vaults: readonly MeasuredPool[],
  block: Head | null,
  until: number,
): Promise<PastPrices> {
  if (!block) return { week: new Map(), longest: new Map() };
  const ago = async (days: number, some: readonly MeasuredPool[]) => prices.daysAgo(days, some, block, until);
  const [week, month] = await Promise.all([ago(DAYS.week, vaults), ago(DAYS.month, vaults)]);
  const longest = new Map(month);
  for (const days of DAYS.fewer) {
    const missing = vaults.filter(({ address }) => !longest.has(address));
    if (missing.length === 0) break;
    const found = days === DAYS.week ? week : await ago(days, missing);
    for (const { address } of missing) {
      const price = found.get(address);
      if (price) longest.set(address, price);
    }
  }
  return { week, longest };
}
