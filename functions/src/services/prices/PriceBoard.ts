import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import type { PublicPrices } from '@everything-wallet/core/schemas/publicPrices';
import type { Rates } from '@everything-wallet/core/money/rates';
import type { Quote } from '../../data/sharedQuote.ts';
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
    const quote = await this.#board.get();
    const now = this.#now();
    const wanted = new Set(symbols.map((name) => name.toUpperCase()));
    const recent = recentPrices(quote, [...wanted], now);
    const asOf = Math.min(quote.asOf, ...recent.map(({ at }) => at));
    return {
      prices: Object.fromEntries(recent.map(({ symbol, price }) => [symbol, price])),
      rates: quote.value.rates,
      source: this.#source,
      asOf: new Date(asOf).toISOString(),
      ageMs: ageOf(asOf, now),
    };
  }

  /**
   * Returns the prices of all known coins by upper-case symbol, each with its age.
   *
   * @throws ServiceError 'unavailable' when there is no price younger than five minutes
   */
  async getAllPrices(): Promise<Omit<PublicPrices, 'maintenance'>> {
    const quote = await this.#board.get();
    const now = this.#now();
    const recent = recentPrices(quote, [...quote.value.prices.keys()], now);
    return {
      prices: Object.fromEntries(
        recent.map(({ symbol, price, at }) => [symbol, { ...price, ageMs: ageOf(at, now) }]),
      ),
      rates: quote.value.rates,
      source: this.#source,
      answeredAt: new Date(now).toISOString(),
    };
  }
}

/** Returns an age in ms; never negative, because another instance's clock may be ahead. */
const ageOf = (at: number, now: number): number => Math.max(0, now - at);

/**
 * Returns the prices of symbols that are known and recent, with their times.
 *
 * @throws ServiceError 'unavailable' when all known ones are old
 */
function recentPrices({ value, asOf }: Quote<CoinPrices>, symbols: readonly string[], now: number) {
  const known = symbols.flatMap((symbol) => {
    const price = value.prices.get(symbol);
    return price ? [{ symbol, price, at: value.times?.get(symbol) ?? asOf }] : [];
  });
  // The source may return an old price, however recent the request.
  const recent = known.filter(({ at }) => now - at <= STALE_MS && asOf - at <= SLOW_MS);
  if (known.length > 0 && recent.length === 0) {
    throw new ServiceError('unavailable', 'server.pricesUnavailable');
  }
  return recent;
}
