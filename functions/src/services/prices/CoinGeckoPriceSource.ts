import type { Price } from '@everything-wallet/core/callables/getTokenPrices';
import { z } from 'zod';
import { coinGeckoIds } from './coinGeckoIds.ts';
import type { PriceSource } from './PriceSource.ts';

const TIME_LIMIT_MS = 5_000;

const answerSchema = z.record(
  z.string(),
  z.object({ usd: z.number().nonnegative().nullish(), usd_24h_change: z.number().nullish() }),
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
      // A price that is not known is absent: a zero would be read as a price.
      if (typeof usd === 'number' && typeof change24h === 'number') prices.set(symbol, { usd, change24h });
    }
    return prices;
  }
}
