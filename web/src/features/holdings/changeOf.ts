import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { PRICE_DECIMALS } from '@everything-wallet/core/amounts/statedPrice';
import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import type { HeldAsset } from './HeldAsset.ts';
import type { Worth } from './worthOf.ts';

/** A percentage becomes an integer of this many parts: six decimals are more than any source states. */
const PARTS_OF_PERCENT = 1_000_000n;
const WHOLE = 100n * PARTS_OF_PERCENT;

/** Change in value of the current holdings, from prices alone: coins that were received or sent do not count. */
export interface Change {
  /** Size in dollars, an exact decimal string without a sign. */
  readonly usd: string;
  /** In percent of the value a day ago; negative for a loss. */
  readonly percent: number;
}

/**
 * Computes the change of a net worth over 24 hours. Positions in pools count as unchanged.
 *
 * @param priceOf price and its change in percent, as the price source states them
 * @returns undefined without a value, or while the price of an asset in it is unknown
 */
export function changeOf(
  { byAsset, byPool }: Pick<Worth, 'byAsset' | 'byPool'>,
  priceOf: (asset: HeldAsset) => Price | null | undefined,
): Change | undefined {
  let now = 0n;
  let before = 0n;
  for (const { of, usd } of byAsset) {
    const price = priceOf(of);
    // A loss of everything has no price of a day ago.
    if (!price || price.change24h <= -100) return undefined;
    const value = exact(usd);
    now += value;
    before += (value * WHOLE) / (WHOLE + BigInt(Math.round(price.change24h * Number(PARTS_OF_PERCENT))));
  }
  for (const { usd } of byPool) {
    now += exact(usd);
    before += exact(usd);
  }
  if (before === 0n) return undefined;
  const change = now - before;
  return {
    usd: formatAmount(change < 0n ? -change : change, PRICE_DECIMALS),
    percent: Number((change * WHOLE) / before) / Number(PARTS_OF_PERCENT),
  };
}

function exact(usd: string): bigint {
  const [whole = '0', decimals = ''] = usd.split('.');
  return BigInt(whole + decimals.slice(0, PRICE_DECIMALS).padEnd(PRICE_DECIMALS, '0'));
}
