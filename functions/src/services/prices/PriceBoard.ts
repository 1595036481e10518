import { messages } from '@everything-wallet/core/messages/messages';
import type { Price } from '@everything-wallet/core/callables/getTokenPrices';
import { ServiceError } from '../../errors/ServiceError.ts';
import type { PriceSource } from './PriceSource.ts';

/** Milliseconds between two questions to the source, answered or not: clients poll at this pace. */
const REFRESH_MS = 30_000;

/** Milliseconds for which old prices, told with their time, are better than none. */
const STALE_MS = 300_000;

interface Quote {
  readonly prices: ReadonlyMap<string, Price>;
  /** Milliseconds since 1970. */
  readonly asOf: number;
}

/** The prices of some symbols, and when they were so. */
export interface PriceAnswer {
  readonly prices: Record<string, Price>;
  readonly source: PriceSource['name'];
  /** ISO 8601. */
  readonly asOf: string;
}

/**
 * Prices, fetched at most once in 30 seconds however many ask and whatever symbols they ask for.
 *
 * All known coins are fetched together: their number is small, and one answer then serves every set of symbols.
 */
export class PriceBoard {
  readonly #source: PriceSource;
  readonly #now: () => number;
  #quote: Quote | undefined;
  #nextFetch = -Infinity;
  #fetching: Promise<void> | undefined;

  /** @param now the clock, milliseconds since 1970 */
  constructor(source: PriceSource, now: () => number = Date.now) {
    this.#source = source;
    this.#now = now;
  }

  /**
   * The prices of the symbols that are known, by upper-case symbol.
   *
   * @throws ServiceError 'unavailable' when there is no price younger than five minutes
   */
  async getPrices(symbols: readonly string[]): Promise<PriceAnswer> {
    if (this.#now() >= this.#nextFetch) this.#fetching ??= this.#refresh();
    await this.#fetching;
    const quote = this.#quote;
    if (!quote || this.#now() - quote.asOf > STALE_MS) {
      throw new ServiceError('unavailable', messages['server.pricesUnavailable']);
    }
    const prices: Record<string, Price> = {};
    for (const symbol of new Set(symbols.map((name) => name.toUpperCase()))) {
      const price = quote.prices.get(symbol);
      if (price) prices[symbol] = price;
    }
    return { prices, source: this.#source.name, asOf: new Date(quote.asOf).toISOString() };
  }

  async #refresh(): Promise<void> {
    try {
      const prices = await this.#source.fetchPrices();
      this.#quote = { prices, asOf: this.#now() };
    } catch {
      // The last prices stand until they are too old to tell; a source that is down or limits us is left in peace.
    } finally {
      this.#nextFetch = this.#now() + REFRESH_MS;
      this.#fetching = undefined;
    }
  }
}
