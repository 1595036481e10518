import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import type { Rates } from '@everything-wallet/core/money/rates';
import { ServiceError } from '../../errors/ServiceError.ts';
import type { CoinPrices, PriceSource } from './PriceSource.ts';
import { SharedBoard } from './SharedBoard.ts';
import type { SharedQuote } from './SharedQuote.ts';

/** Milliseconds for which a price is returned. */
const STALE_MS = 300_000;

/**
 * The oldest that a price may be where it is from when it is fetched, in milliseconds: an answer is as old as its oldest price, and must
 * not make pages take all of its prices for old, which they do after five minutes.
 */
const SLOW_MS = 180_000;

/** The prices of some symbols, and when they were so. */
export interface PriceAnswer {
  readonly prices: Record<string, Price>;
  readonly rates: Rates;
  readonly source: PriceSource['name'];
  /** Time of the oldest price in the response, ISO 8601. */
  readonly asOf: string;
  /** Milliseconds since then. */
  readonly ageMs: number;
}

interface PriceBoardOptions {
  /** State shared by the instances; without it, this one sends its own requests. */
  readonly shared?: SharedQuote<CoinPrices> | undefined;
  /** The clock, milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Prices of coins, fetched at most once in 30 seconds however many ask and whatever symbols they ask for (`SharedBoard`).
 *
 * All known coins are fetched together: their number is small, and one answer then serves every set of symbols.
 */
export class PriceBoard {
  readonly #source: PriceSource['name'];
  readonly #board: SharedBoard<CoinPrices>;
  readonly #now: () => number;

  constructor(source: Pick<PriceSource, 'name' | 'fetchPrices'>, options: PriceBoardOptions = {}) {
    this.#source = source.name;
    this.#board = new SharedBoard(() => source.fetchPrices(), options);
    this.#now = options.now ?? Date.now;
  }

  /**
   * The prices of the symbols that are known, by upper-case symbol.
   *
   * @throws ServiceError 'unavailable' when there is no price younger than five minutes
   */
  async getPrices(symbols: readonly string[]): Promise<PriceAnswer> {
    const { value, asOf: fetchedAt } = await this.#board.get();
    const now = this.#now();
    let asOf = fetchedAt;
    let hasOld = false;
    const prices: Record<string, Price> = {};
    for (const symbol of new Set(symbols.map((name) => name.toUpperCase()))) {
      const price = value.prices.get(symbol);
      const at = value.times?.get(symbol) ?? fetchedAt;
      // The source may return an old price, however recent the request.
      if (!price) continue;
      if (now - at > STALE_MS || fetchedAt - at > SLOW_MS) {
        hasOld = true;
        continue;
      }
      prices[symbol] = price;
      asOf = Math.min(asOf, at);
    }
    if (hasOld && Object.keys(prices).length === 0) {
      throw new ServiceError('unavailable', 'server.pricesUnavailable');
    }
    return {
      prices,
      rates: value.rates,
      source: this.#source,
      asOf: new Date(asOf).toISOString(),
      // Another instance's clock may be a moment ahead.
      ageMs: Math.max(0, now - asOf),
    };
  }
}
