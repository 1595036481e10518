import { marketOf, type MarketAsset } from '@everything-wallet/core/tokens/marketOf';
import type {
  PastDays,
  PastPricesAnswer,
  PricedAsset,
  PricePoint,
} from '@everything-wallet/core/schemas/pastPrices';
import { LruMap } from '../../cache/LruMap.ts';
import { coinGeckoIds } from './coinGeckoIds.ts';
import type { PriceSource } from './PriceSource.ts';
import { SharedBoard, type Pace } from './SharedBoard.ts';
import type { SharedQuote } from './SharedQuote.ts';
import type { TokenPrices } from './TokenPrices.ts';
import { TooManyQuestionsError } from './TooManyQuestionsError.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The past hardly changes: a day's series is requested every five minutes, and a longer one's every hour. */
const ofADay: Pace = { refreshMs: 5 * MINUTE_MS, atOnceMs: 20 * MINUTE_MS, staleMs: HOUR_MS };
const ofLonger: Pace = { refreshMs: HOUR_MS, atOnceMs: 4 * HOUR_MS, staleMs: 24 * HOUR_MS };

/** Maximum series cached by an instance; the least recently requested is dropped first. */
const MAX_BOARDS = 300;

/**
 * Maximum requests to the source per minute: each series is one of its own, and current prices must not wait
 * for them.
 */
const MAX_QUESTIONS = 30;

type Series = readonly PricePoint[];

interface PastPricesOptions {
  /** @param id of a series, fit for the name of a document */
  readonly share?: ((id: string) => SharedQuote<Series>) | undefined;
  readonly now?: () => number;
}

/** Past prices, each series fetched seldom and shared between instances (`SharedBoard`). */
export class PastPrices {
  readonly #source: PriceSource;
  readonly #tokens: TokenPrices;
  readonly #share: PastPricesOptions['share'];
  readonly #now: () => number;
  readonly #boards = new LruMap<string, SharedBoard<Series>>(MAX_BOARDS);
  #requestedAt: number[] = [];

  constructor(source: PriceSource, tokens: TokenPrices, { share, now = Date.now }: PastPricesOptions = {}) {
    this.#source = source;
    this.#tokens = tokens;
    this.#share = share;
    this.#now = now;
  }

  /**
   * Returns the series of each asset, in the requested order; null if it has no market, or nothing is known
   * of it yet.
   *
   * @param userId the caller
   */
  async getSeries(assets: readonly PricedAsset[], days: PastDays, userId: string): Promise<PastPricesAnswer> {
    const now = this.#now();
    const markets = await this.#markets(assets, userId);
    const quotes = await Promise.all(
      markets.map(async (market) => {
        if (!market) return undefined;
        try {
          const quote = await this.#boardOf(market, days).get();
          return quote.value.length < 2 ? undefined : quote;
        } catch {
          // The failure is logged where it happened; the others are returned.
          return undefined;
        }
      }),
    );
    const oldest = Math.min(now, ...quotes.flatMap((quote) => (quote ? [quote.asOf] : [])));
    return {
      series: quotes.map((quote) => (quote ? { points: [...quote.value] } : null)),
      source: this.#source.name,
      asOf: new Date(oldest).toISOString(),
    };
  }

  /**
   * Finds the market of each asset. A symbol without a market, and a contract without a current price, are
   * not requested: anyone can make one up, and each would cost a request to the source and a document.
   */
  async #markets(assets: readonly PricedAsset[], userId: string): Promise<(MarketAsset | undefined)[]> {
    const tokens = assets.flatMap((asset) => ('symbol' in asset ? [] : [asset]));
    const answer =
      tokens.length === 0 ? undefined : await this.#tokens.getPrices(tokens, userId).catch(() => undefined);
    const priced = new Set(tokens.filter((_, index) => answer?.prices[index]));
    return assets.map((asset) => {
      if ('symbol' in asset) {
        const symbol = asset.symbol.toUpperCase();
        return Object.hasOwn(coinGeckoIds, symbol) ? { symbol } : undefined;
      }
      return priced.has(asset) ? marketOf(asset) : undefined;
    });
  }

  #boardOf(market: MarketAsset, days: PastDays): SharedBoard<Series> {
    const name = 'symbol' in market ? market.symbol : `${market.network.rpcName}_${market.contract}`;
    const id = `past_${name}_${days}`;
    const known = this.#boards.get(id);
    if (known) return known;
    const board = new SharedBoard<Series>(() => this.#fetch(market, days), {
      shared: this.#share?.(id),
      pace: days === 1 ? ofADay : ofLonger,
      now: this.#now,
    });
    this.#boards.set(id, board);
    return board;
  }

  async #fetch(market: MarketAsset, days: PastDays): Promise<Series> {
    const now = this.#now();
    this.#requestedAt = this.#requestedAt.filter((at) => now - at < MINUTE_MS);
    if (this.#requestedAt.length >= MAX_QUESTIONS) throw new TooManyQuestionsError();
    this.#requestedAt.push(now);
    return this.#source.fetchPastPrices(market, days);
  }
}
