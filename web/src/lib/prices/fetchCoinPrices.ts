import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import { knownRates } from '../money/knownRates.ts';
import { fetchPublicPrices } from './fetchPublicPrices.ts';

/** Prices of some coins. */
interface PriceAnswer {
  readonly prices: Record<string, Price>;
  readonly source: 'coingecko' | 'sample';
  /** Time of the oldest price, ISO 8601. */
  readonly asOf: string;
  /** Milliseconds since then, by the server's clock. */
  readonly ageMs: number;
}

/**
 * Requests dollar prices by symbol; a symbol without a market is absent.
 *
 * @throws CallableError
 */
export async function fetchCoinPrices({ symbols }: { symbols: string[] }): Promise<PriceAnswer> {
  const { prices: all, source, answeredAt, cachedMs, rates } = await fetchPublicPrices();
  knownRates.hear(rates);
  const known = Object.entries(all).filter(([symbol]) => symbols.includes(symbol));
  const oldestMs = Math.max(0, ...known.map(([, { ageMs }]) => ageMs));
  return {
    prices: Object.fromEntries(known.map(([symbol, { usd, change24h }]) => [symbol, { usd, change24h }])),
    source,
    asOf: new Date(Date.parse(answeredAt) - oldestMs).toISOString(),
    ageMs: oldestMs + cachedMs,
  };
}
