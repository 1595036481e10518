import type { MarketAsset } from '@everything-wallet/core/tokens/marketOf';
import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import type { PastDays, PricePoint } from '@everything-wallet/core/schemas/pastPrices';
import { currencyCodes } from '@everything-wallet/core/money/currencyCodes';
import type { Network } from '@everything-wallet/core/networks/networks';
import { z } from 'zod';
import { believablePrice } from './believablePrice.ts';
import { believableSeries } from './believableSeries.ts';
import { coinGeckoIds } from './coinGeckoIds.ts';
import type { CoinPrices, PriceSource } from './PriceSource.ts';
import { ratesFrom } from './ratesFrom.ts';
import { retryAfterMs } from './retryAfterMs.ts';
import { SourceLimitError } from './SourceLimitError.ts';

const TIME_LIMIT_MS = 5_000;

const answerSchema = z.record(
  z.string(),
  z
    .looseObject({
      usd: z.unknown(),
      usd_24h_change: z.unknown(),
      usd_24h_vol: z.unknown(),
      last_updated_at: z.unknown(),
    })
    .partial(),
);

const chartSchema = z.object({ prices: z.array(z.unknown()) });

/**
 * Minimum daily trading volume of a token in dollars: the price of a hardly traded one is whatever its maker
 * wants.
 */
const MIN_VOLUME_USD = 10_000;

/** Milliseconds without requests after a rate limit without a duration; callers have a pause of their own. */
const REST_MS = 30_000;

/** Maximum lead of CoinGecko's clock over ours, in milliseconds. */
const CLOCK_SKEW_MS = 60_000;

/** CoinGecko plan: without a key, or with one of its two kinds. */
type CoinGeckoPlan = 'public' | 'demo' | 'pro';

/** The header that each plan's key travels in, and where it is taken (docs.coingecko.com, Authentication). */
const plans = {
  public: { baseUrl: 'https://api.coingecko.com/api/v3', keyHeader: undefined, maxTokens: 1 },
  demo: { baseUrl: 'https://api.coingecko.com/api/v3', keyHeader: 'x-cg-demo-api-key', maxTokens: 1 },
  // 515 by its documents; an address of 100 contracts is 4 kB long, and longer ones are cut on the way.
  pro: { baseUrl: 'https://pro-api.coingecko.com/api/v3', keyHeader: 'x-cg-pro-api-key', maxTokens: 100 },
} as const satisfies Record<
  CoinGeckoPlan,
  { baseUrl: string; keyHeader: string | undefined; maxTokens: number }
>;

interface CoinGeckoOptions {
  readonly plan?: CoinGeckoPlan;
  /** Key, not read for the public plan. */
  readonly key?: () => string;
  /** URL of the API, without a trailing slash; empty for the plan's own. */
  readonly baseUrl?: string;
  readonly timeLimitMs?: number;
  /** The clock, milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Market prices from CoinGecko: those of all coins, of many tokens of a network, and past ones of one, in one
 * request each.
 */
export class CoinGeckoPriceSource implements PriceSource {
  readonly name = 'coingecko';
  readonly maxTokens: number;
  readonly #baseUrl: string;
  readonly #keyHeaders: () => Record<string, string>;
  readonly #timeLimitMs: number;
  readonly #now: () => number;
  /** End of a rate limit by CoinGecko; milliseconds since 1970. */
  #restsUntil = -Infinity;

  constructor({
    plan = 'public',
    key,
    baseUrl = '',
    timeLimitMs = TIME_LIMIT_MS,
    now = Date.now,
  }: CoinGeckoOptions = {}) {
    const { baseUrl: ownUrl, keyHeader, maxTokens } = plans[plan];
    this.maxTokens = maxTokens;
    this.#baseUrl = baseUrl === '' ? ownUrl : baseUrl;
    // A header and never the query: addresses are written into logs on the way.
    this.#keyHeaders = () => (keyHeader && key ? { [keyHeader]: key() } : {});
    this.#timeLimitMs = timeLimitMs;
    this.#now = now;
  }

  async fetchPrices(): Promise<CoinPrices> {
    const answer = answerSchema.parse(
      await this.#ask('/simple/price', {
        ids: Object.values(coinGeckoIds).join(','),
        vs_currencies: currencyCodes.join(',').toLowerCase(),
        include_24hr_change: 'true',
        include_last_updated_at: 'true',
      }),
    );
    const prices = new Map<string, Price>();
    const times = new Map<string, number>();
    for (const [symbol, id] of Object.entries(coinGeckoIds)) {
      const { usd, usd_24h_change: change24h, last_updated_at: updatedAt } = answer[id] ?? {};
      const price = believablePrice(usd, change24h);
      const at = this.#timeOf(updatedAt);
      // A price that is not known is absent: a zero would be read as a price.
      if (!price || at === undefined) continue;
      prices.set(symbol, price);
      times.set(symbol, at);
    }
    if (prices.size === 0) throw new Error('CoinGecko answered without a price');
    return { prices, times, rates: ratesFrom(answer['bitcoin'] ?? {}, answer['ethereum'] ?? {}) };
  }

  async fetchTokenPrices(
    network: Network,
    contracts: readonly string[],
  ): ReturnType<PriceSource['fetchTokenPrices']> {
    if (network.coinGeckoPlatform === undefined) return { prices: new Map() };
    const answer = answerSchema.parse(
      await this.#ask(`/simple/token_price/${network.coinGeckoPlatform}`, {
        contract_addresses: contracts.join(','),
        vs_currencies: 'usd',
        include_24hr_change: 'true',
        include_24hr_vol: 'true',
        include_last_updated_at: 'true',
      }),
    );
    const prices = new Map<string, Price>();
    const times = new Map<string, number>();
    const untimed = new Set<string>();
    for (const [contract, stated] of Object.entries(answer)) {
      const { usd, usd_24h_change: change24h, usd_24h_vol: volume } = stated;
      const price = believablePrice(usd, change24h);
      const isTraded = typeof volume === 'number' && volume >= MIN_VOLUME_USD && Number.isFinite(volume);
      const at = this.#timeOf(stated.last_updated_at);
      if (!price || !isTraded) continue;
      if (at === undefined) {
        untimed.add(contract.toLowerCase());
        continue;
      }
      prices.set(contract.toLowerCase(), price);
      times.set(contract.toLowerCase(), at);
    }
    return { prices, times, untimed };
  }

  /** Returns a price's time in milliseconds; undefined for an invalid or future one. */
  #timeOf(updatedAt: unknown): number | undefined {
    if (typeof updatedAt !== 'number' || !(updatedAt > 0)) return undefined;
    const at = updatedAt * 1000;
    const now = this.#now();
    return at <= now + CLOCK_SKEW_MS ? Math.min(at, now) : undefined;
  }

  async fetchPastPrices(asset: MarketAsset, days: PastDays): Promise<readonly PricePoint[]> {
    const path = pathOf(asset);
    if (path === undefined) return [];
    const query = { vs_currency: 'usd', days: String(days) };
    const { prices } = chartSchema.parse(await this.#ask(`${path}/market_chart`, query));
    return believableSeries(prices, this.#now());
  }

  async #ask(path: string, query: Record<string, string>): Promise<unknown> {
    const restMs = this.#restsUntil - this.#now();
    if (restMs > 0) throw new SourceLimitError(restMs);
    const response = await fetch(`${this.#baseUrl}${path}?${new URLSearchParams(query).toString()}`, {
      headers: { accept: 'application/json', ...this.#keyHeaders() },
      redirect: 'error',
      signal: AbortSignal.timeout(this.#timeLimitMs),
    });
    if (response.status === 429) {
      const retryMs = retryAfterMs(response.headers.get('retry-after'), this.#now());
      this.#restsUntil = this.#now() + Math.min(retryMs ?? REST_MS, REST_MS);
      throw new SourceLimitError(retryMs);
    }
    if (!response.ok) throw new Error(`CoinGecko answered ${response.status}`);
    return response.json();
  }
}

function pathOf(asset: MarketAsset): string | undefined {
  if ('symbol' in asset) {
    const id = new Map(Object.entries(coinGeckoIds)).get(asset.symbol);
    return id === undefined ? undefined : `/coins/${id}`;
  }
  const platform = asset.network.coinGeckoPlatform;
  return platform === undefined ? undefined : `/coins/${platform}/contract/${asset.contract}`;
}
