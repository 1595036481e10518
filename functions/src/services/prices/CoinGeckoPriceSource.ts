import { priceSchema, type Price } from '@everything-wallet/core/callables/getTokenPrices';
import { z } from 'zod';
import { coinGeckoIds } from './coinGeckoIds.ts';
import type { PriceSource } from './PriceSource.ts';

const TIME_LIMIT_MS = 5_000;

const answerSchema = z.record(
  z.string(),
  z.looseObject({ usd: z.unknown(), usd_24h_change: z.unknown() }).partial(),
);

/** Market prices from CoinGecko (`/simple/price`), all coins in one request. */
export class CoinGeckoPriceSource implements PriceSource {
  readonly name = 'coingecko';
  readonly #baseUrl: string;
  readonly #timeLimitMs: number;

  /**
   * @param baseUrl of the API, without a trailing slash
   * @param timeLimitMs milliseconds
   */
  constructor(baseUrl: string, timeLimitMs = TIME_LIMIT_MS) {
    this.#baseUrl = baseUrl;
    this.#timeLimitMs = timeLimitMs;
  }

  async fetchPrices(): Promise<ReadonlyMap<string, Price>> {
    const query = new URLSearchParams({
      ids: Object.values(coinGeckoIds).join(','),
      vs_currencies: 'usd',
      include_24hr_change: 'true',
    });
    const response = await fetch(`${this.#baseUrl}/simple/price?${query.toString()}`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(this.#timeLimitMs),
    });
    if (!response.ok) throw new Error(`CoinGecko answered ${response.status}`);
    const answer = answerSchema.parse(await response.json());
    const prices = new Map<string, Price>();
    for (const [symbol, id] of Object.entries(coinGeckoIds)) {
      const { usd, usd_24h_change: change24h } = answer[id] ?? {};
      const price = priceSchema.safeParse({ usd, change24h });
      // A price that is not known is absent: a zero would be read as a price.
      if (price.success) prices.set(symbol, price.data);
    }
    if (prices.size === 0) throw new Error('CoinGecko answered without a price');
    return prices;
  }
}
