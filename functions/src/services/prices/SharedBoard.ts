import { setTimeout as wait } from 'node:timers/promises';
import { logFailure } from '../../errors/logFailure.ts';
import { ServiceError } from '../../errors/ServiceError.ts';
import { withDeadline } from '../../errors/withDeadline.ts';
import type { Quote, Turn } from '../../data/sharedQuote.ts';
import type { SharedQuote } from './SharedQuote.ts';
import { SourceLimitError } from './SourceLimitError.ts';
import { TooManyQuestionsError } from './TooManyQuestionsError.ts';

/**
 * Milliseconds for which an instance has the turn, and between two requests of which the first had no
 * response.
 */
const TURN_MS = 30_000;

/** Milliseconds for which a value is valid for a purpose. */
export interface Pace {
  /** Between two questions to the source. */
  readonly refreshMs: number;
  /** For which a value is returned at once, while a newer one is fetched. */
  readonly atOnceMs: number;
  /** For which an old value, returned with its time, is better than none. */
  readonly staleMs: number;
}

/** Pace of current prices: clients poll as often. */
const pricesOfNow: Pace = { refreshMs: 30_000, atOnceMs: 120_000, staleMs: 300_000 };

/**
 * Milliseconds that the first caller with old prices waits for newer ones. No longer, as the source may be
 * slow; but a little, as an idle instance gets no time to fetch in.
 */
const TIMEOUT_MS = 1_500;

/** Milliseconds to rest after the first refusal for asking too much, twice as long after each further one. */
const FIRST_REST_MS = 60_000;
const LONGEST_REST_MS = 300_000;

/** The longest that a source is believed to want no question, in milliseconds. */
const LONGEST_RETRY_AFTER_MS = 900_000;

/**
 * Milliseconds for which another instance counts as fetching after it took the turn, and between two checks
 * of it.
 */
const FETCHING_MS = 6_000;
const CHECK_AGAIN_MS = 1_000;

/** Timeout of the database in ms; after that an instance sends its own request. */
const SHARED_TIMEOUT_MS = 1_000;

interface BoardOptions<Value> {
  /** State shared by the instances; without it, this one sends its own requests. */
  readonly shared?: SharedQuote<Value> | undefined;
  readonly pace?: Pace;
  /** The clock, milliseconds since 1970. */
  readonly now?: () => number;
}

/** Requests the source; gets the previous value, which it may extend. */
type Fetch<Value> = (known: Value | undefined) => Promise<Value>;

/**
 * A source's value, fetched at most once in a while (30 seconds) for any number of callers and instances.
 *
 * An old value is returned at once while one request fetches a newer one; the first caller with an old one
 * waits a moment for it. After a rate limit the source is not requested for as long as it demands, or for a
 * minute and then longer; an instance at its own limit leaves the turn to the others.
 */
export class SharedBoard<Value> {
  readonly #fetchNewer: Fetch<Value>;
  readonly #shared: SharedQuote<Value> | undefined;
  readonly #pace: Pace;
  readonly #now: () => number;
  #quote: Quote<Value> | undefined;
  #nextTurn = -Infinity;
  #refusals = 0;
  #fetching: Promise<void> | undefined;

  constructor(
    fetchNewer: Fetch<Value>,
    { shared, pace = pricesOfNow, now = Date.now }: BoardOptions<Value> = {},
  ) {
    this.#fetchNewer = fetchNewer;
    this.#shared = shared;
    this.#pace = pace;
    this.#now = now;
  }

  /**
   * Returns the newest value, and its age in milliseconds.
   *
   * @throws ServiceError 'unavailable' if the only value is too old to return (five minutes, for current
   * prices)
   */
  async get(): Promise<Quote<Value> & { readonly ageMs: number }> {
    const isFirst = !this.#fetching && this.#now() >= this.#nextTurn;
    if (isFirst) this.#fetching = this.#refresh();
    if (this.#ageMs() > this.#pace.atOnceMs) await this.#fetching;
    else if (isFirst && this.#fetching) await withDeadline(this.#fetching, TIMEOUT_MS).catch(() => undefined);
    const quote = this.#quote;
    if (!quote || this.#ageMs() > this.#pace.staleMs) {
      throw new ServiceError('unavailable', 'server.pricesUnavailable');
    }
    // Another instance's clock may be a moment ahead.
    return { ...quote, ageMs: Math.max(0, this.#ageMs()) };
  }

  #ageMs(): number {
    return this.#now() - this.#asOf();
  }

  /** Never fails: the last prices stay until they are too old to return. */
  async #refresh(): Promise<void> {
    try {
      for (;;) {
        const turn = await this.#takeTurn();
        // Of the same moment it may have been added to.
        if (turn.quote && turn.quote.asOf >= this.#asOf()) this.#quote = turn.quote;
        if (turn.isOurs) {
          await this.#fetch();
          return;
        }
        const takenAt = turn.nextAt - TURN_MS;
        const isBeingFetched =
          takenAt > this.#now() - FETCHING_MS && takenAt <= this.#now() && takenAt > this.#asOf();
        this.#nextTurn = isBeingFetched ? this.#now() + CHECK_AGAIN_MS : turn.nextAt;
        if (!isBeingFetched || this.#ageMs() <= this.#pace.atOnceMs) return;
        await wait(CHECK_AGAIN_MS);
      }
    } finally {
      this.#fetching = undefined;
    }
  }

  #asOf(): number {
    return this.#quote?.asOf ?? -Infinity;
  }

  async #takeTurn(): Promise<Turn<Value>> {
    const alone = { quote: undefined, isOurs: true, nextAt: this.#now() + TURN_MS };
    if (!this.#shared) return alone;
    try {
      return await withDeadline(this.#shared.takeTurn(this.#now(), TURN_MS), SHARED_TIMEOUT_MS);
    } catch (error) {
      logFailure('sharing prices', error);
      return alone;
    }
  }

  async #fetch(): Promise<void> {
    let quote: Quote<Value> | undefined;
    // Counted from the request: a slow response does not change the time of the next one.
    const requestedAt = this.#now();
    let nextAt = requestedAt + TURN_MS;
    let othersNextAt: number | undefined;
    try {
      const value = await this.#fetchNewer(this.#quote?.value);
      quote = { value, asOf: this.#now() };
      nextAt = requestedAt + this.#pace.refreshMs;
      this.#quote = quote;
      this.#refusals = 0;
    } catch (error) {
      logFailure('fetching prices', error);
      if (error instanceof SourceLimitError) nextAt = this.#now() + this.#restMs(error);
      // The turn is returned: the source got no request.
      if (error instanceof TooManyQuestionsError) othersNextAt = requestedAt;
    }
    this.#nextTurn = nextAt;
    const ended = this.#shared?.endTurn(quote, othersNextAt ?? nextAt);
    if (ended)
      await withDeadline(ended, SHARED_TIMEOUT_MS).catch((error: unknown) =>
        logFailure('sharing prices', error),
      );
  }

  #restMs({ retryAfterMs }: SourceLimitError): number {
    const rest = Math.min(FIRST_REST_MS * 2 ** this.#refusals, LONGEST_REST_MS);
    this.#refusals += 1;
    if (retryAfterMs === undefined) return rest;
    return Math.min(Math.max(retryAfterMs, TURN_MS), LONGEST_RETRY_AFTER_MS);
  }
}
