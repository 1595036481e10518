import { setTimeout as wait } from 'node:timers/promises';
import { messages } from '@everything-wallet/core/messages/messages';
import type { Price } from '@everything-wallet/core/callables/getTokenPrices';
import { logFailure } from '../../errors/logFailure.ts';
import { ServiceError } from '../../errors/ServiceError.ts';
import { withDeadline } from '../../errors/withDeadline.ts';
import type { PriceSource } from './PriceSource.ts';
import type { Quote, Turn } from '../../data/sharedQuote.ts';
import type { SharedQuote } from './SharedQuote.ts';
import { SourceLimitError } from './SourceLimitError.ts';

/** Milliseconds between two questions to the source, answered or not: clients poll at this pace. */
const REFRESH_MS = 30_000;

/** Milliseconds for which prices are given at once, while newer ones are fetched. */
const AT_ONCE_MS = 120_000;

/** Milliseconds for which old prices, told with their time, are better than none. */
const STALE_MS = 300_000;

/**
 * Milliseconds that whoever finds the prices old waits for newer ones, alone. Not longer, for the source may be slow; but a
 * little, for an instance that nobody waits for is given no time to fetch in.
 */
const PATIENCE_MS = 1_500;

/** Milliseconds to rest after the first refusal for asking too much, twice as long after each further one. */
const FIRST_REST_MS = 60_000;
const LONGEST_REST_MS = 300_000;

/** The longest that a source is believed to want no question, in milliseconds. */
const LONGEST_RETRY_AFTER_MS = 900_000;

/** Milliseconds that another instance is taken to be fetching for after it took the turn, and between two looks at it. */
const FETCHING_MS = 6_000;
const LOOK_AGAIN_MS = 1_000;

/** Milliseconds that the database is waited for; then an instance asks by itself. */
const SHARED_PATIENCE_MS = 1_000;

/** The prices of some symbols, and when they were so. */
export interface PriceAnswer {
  readonly prices: Record<string, Price>;
  readonly source: PriceSource['name'];
  /** ISO 8601. */
  readonly asOf: string;
  /** Milliseconds since then. */
  readonly ageMs: number;
}

interface PriceBoardOptions {
  /** What the instances have in common; without it, this one asks by itself. */
  readonly shared?: SharedQuote;
  /** The clock, milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Prices, fetched at most once in 30 seconds however many ask and whatever symbols they ask for, on however many instances.
 *
 * All known coins are fetched together: their number is small, and one answer then serves every set of symbols. Prices
 * that are old are given at once while one question fetches newer ones; who finds them old first waits a moment for it.
 * A source that says it is asked too much is left in peace for as long as it says, or for a minute and then longer.
 */
export class PriceBoard {
  readonly #source: PriceSource;
  readonly #shared: SharedQuote | undefined;
  readonly #now: () => number;
  #quote: Quote | undefined;
  #nextTurn = -Infinity;
  #refusals = 0;
  #fetching: Promise<void> | undefined;

  constructor(source: PriceSource, { shared, now = Date.now }: PriceBoardOptions = {}) {
    this.#source = source;
    this.#shared = shared;
    this.#now = now;
  }

  /**
   * The prices of the symbols that are known, by upper-case symbol.
   *
   * @throws ServiceError 'unavailable' when there is no price younger than five minutes
   */
  async getPrices(symbols: readonly string[]): Promise<PriceAnswer> {
    const isFirst = !this.#fetching && this.#now() >= this.#nextTurn;
    if (isFirst) this.#fetching = this.#refresh();
    if (this.#ageMs() > AT_ONCE_MS) await this.#fetching;
    else if (isFirst && this.#fetching)
      await withDeadline(this.#fetching, PATIENCE_MS).catch(() => undefined);
    const quote = this.#quote;
    if (!quote || this.#ageMs() > STALE_MS) {
      throw new ServiceError('unavailable', messages['server.pricesUnavailable']);
    }
    const prices: Record<string, Price> = {};
    for (const symbol of new Set(symbols.map((name) => name.toUpperCase()))) {
      const price = quote.prices.get(symbol);
      if (price) prices[symbol] = price;
    }
    // Another instance's clock may be a moment ahead.
    const ageMs = Math.max(0, this.#ageMs());
    return { prices, source: this.#source.name, asOf: new Date(quote.asOf).toISOString(), ageMs };
  }

  #ageMs(): number {
    return this.#now() - this.#asOf();
  }

  /** Never fails: the last prices stand until they are too old to tell. */
  async #refresh(): Promise<void> {
    try {
      for (;;) {
        const turn = await this.#takeTurn();
        if (turn.quote && turn.quote.asOf > this.#asOf()) this.#quote = turn.quote;
        if (turn.isOurs) {
          await this.#fetch();
          return;
        }
        const takenAt = turn.nextAt - REFRESH_MS;
        const isBeingFetched =
          takenAt > this.#now() - FETCHING_MS && takenAt <= this.#now() && takenAt > this.#asOf();
        this.#nextTurn = isBeingFetched ? this.#now() + LOOK_AGAIN_MS : turn.nextAt;
        if (!isBeingFetched || this.#ageMs() <= AT_ONCE_MS) return;
        await wait(LOOK_AGAIN_MS);
      }
    } finally {
      this.#fetching = undefined;
    }
  }

  #asOf(): number {
    return this.#quote?.asOf ?? -Infinity;
  }

  async #takeTurn(): Promise<Turn> {
    const alone = { quote: undefined, isOurs: true, nextAt: this.#now() + REFRESH_MS };
    if (!this.#shared) return alone;
    try {
      return await withDeadline(this.#shared.takeTurn(this.#now(), REFRESH_MS), SHARED_PATIENCE_MS);
    } catch (error) {
      logFailure('sharing prices', error);
      return alone;
    }
  }

  async #fetch(): Promise<void> {
    let quote: Quote | undefined;
    // Counted from the question: an answer that takes long makes nobody ask sooner or later.
    let nextAt = this.#now() + REFRESH_MS;
    try {
      const prices = await this.#source.fetchPrices();
      quote = { prices, asOf: this.#now() };
      this.#quote = quote;
      this.#refusals = 0;
    } catch (error) {
      logFailure('fetching prices', error);
      if (error instanceof SourceLimitError) nextAt = this.#now() + this.#restMs(error);
    }
    this.#nextTurn = nextAt;
    const said = this.#shared?.endTurn(quote, nextAt);
    if (said)
      await withDeadline(said, SHARED_PATIENCE_MS).catch((error: unknown) =>
        logFailure('sharing prices', error),
      );
  }

  #restMs({ retryAfterMs }: SourceLimitError): number {
    const rest = Math.min(FIRST_REST_MS * 2 ** this.#refusals, LONGEST_REST_MS);
    this.#refusals += 1;
    if (retryAfterMs === undefined) return rest;
    return Math.min(Math.max(retryAfterMs, REFRESH_MS), LONGEST_RETRY_AFTER_MS);
  }
}
