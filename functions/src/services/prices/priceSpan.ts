import { pastDays } from '@everything-wallet/core/schemas/pastPrices';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import type { PricedMoment } from './PricedMoment.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Days beyond which the source has one price a day, which is not that of the hour. */
const LONGEST_DAYS = 30;

/** Current prices, or those of so many days. */
export type PriceSpan = 'now' | (typeof pastDays)[number];

/**
 * Returns the span with a moment's price; undefined for assets without a value, and for moments too long
 * ago.
 *
 * @param now ms since 1970
 */
export function priceSpan({ network, contract, at }: PricedMoment, now: number): PriceSpan | undefined {
  if (network.type === 'testnet') return undefined;
  if (contract === undefined && pricedSymbolOf(network) === undefined) return undefined;
  if (now - at <= HOUR_MS) return 'now';
  return pastDays.find((days) => days <= LONGEST_DAYS && now - at <= days * DAY_MS);
}
