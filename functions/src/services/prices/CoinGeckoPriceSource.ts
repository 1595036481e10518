import { priceSchema, type Price } from '@everything-wallet/core/callables/getTokenPrices';
import { z } from 'zod';
import { coinGeckoIds } from './coinGeckoIds.ts';
import type { PriceSource } from './PriceSource.ts';
import { retryAfterMs } from './retryAfterMs.ts';
import { SourceLimitError } from './SourceLimitError.ts';

const TIME_LIMIT_MS = 5_000;

const answerSchema = z.record(
  z.string(),
  z.looseObject({ usd: z.unknown(), usd_24h_change: z.unknown() }).partial(),
);

/** What CoinGecko is asked as: by anybody, or with a key of one of its two kinds. */
type CoinGeckoPlan = 'public' | 'demo' | 'pro';

/** The header that each plan's key travels in, and where it is taken (docs.coingecko.com, Authentication). */
const plans = {
  public: { baseUrl: 'https://api.coingecko.com/api/v3', keyHeader: undefined },
  demo: { baseUrl: 'https://api.coingecko.com/api/v3', keyHeader: 'x-cg-demo-api-key' },
  pro: { baseUrl: 'https://pro-api.coingecko.com/api/v3', keyHeader: 'x-cg-pro-api-key' },
} as const satisfies Record<CoinGeckoPlan, { baseUrl: string; keyHeader: string | undefined }>;

interface CoinGeckoOptions {
  readonly plan?: CoinGeckoPlan;
  /** Not read for the public plan. */
  readonly key?: () => string;
  /** Of the API, without a trailing slash; empty for the plan's own. */
  readonly baseUrl?: string;
  readonly timeLimitMs?: number;
}

/** Market prices from CoinGecko (`/simple/price`), all coins in one request. */
export class CoinGeckoPriceSource implements PriceSource {
  readonly name = 'coingecko';
  readonly #baseUrl: string;
  readonly #keyHeaders: () => Record<string, string>;
  readonly #timeLimitMs: number;

  constructor({ plan = 'public', key, baseUrl = '', timeLimitMs = TIME_LIMIT_MS }: CoinGeckoOptions = {}) {
    const { baseUrl: ownUrl, keyHeader } = plans[plan];
    this.#baseUrl = baseUrl === '' ? ownUrl : baseUrl;
    // A header and never the query: addresses are written into logs on the way.
    this.#keyHeaders = () => (keyHeader && key ? { [keyHeader]: key() } : {});
    this.#timeLimitMs = timeLimitMs;
  }

  async fetchPrices(): Promise<ReadonlyMap<string, Price>> {
    const query = new URLSearchParams({
      ids: Object.values(coinGeckoIds).join(','),
      vs_currencies: 'usd',
      include_24hr_change: 'true',
    });
    const response = await fetch(`${this.#baseUrl}/simple/price?${query.toString()}`, {
      headers: { accept: 'application/json', ...this.#keyHeaders() },
      redirect: 'error',
      signal: AbortSignal.timeout(this.#timeLimitMs),
    });
    if (response.status === 429) {
      throw new SourceLimitError(retryAfterMs(response.headers.get('retry-after'), Date.now()));
    }
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
