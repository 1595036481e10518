import { AttemptContentionError, type AttemptLimit, type attempts } from '../../data/attempts.ts';
import { logFailure } from '../../errors/logFailure.ts';
import { DATABASE_TIMEOUT_MS, withDeadline } from '../../errors/withDeadline.ts';
import { LruSet } from '../../cache/LruSet.ts';
import { LruMap } from '../../cache/LruMap.ts';

const DAY_MS = 24 * 3_600_000;

/** Milliseconds for which an account counts as unconfirmed; a confirmed one stays so. */
const UNCONFIRMED_FOR_MS = 60_000;

/** Timeout for the accounts in ms; they must not delay reading. */
const ACCOUNTS_TIMEOUT_MS = 2_000;

/** Milliseconds without a repeated query about an account that got no answer. */
const PAUSE_MS = 10_000;

/**
 * Milliseconds for which an address is refused before the count is read again: others' refunds restore it.
 */
const REFUSAL_MS = 60_000;

/** Milliseconds to wait if concurrent requests were counted first. */
const CROWDED_MS = 1_000;

/** Maximum accounts, and addresses, that an instance remembers; the least recently used go first. */
const MAX_REMEMBERED = 10_000;

interface Dependencies {
  readonly isEmailConfirmed: (userId: string) => Promise<boolean>;
  readonly counter: Pick<typeof attempts, 'takeAll' | 'giveBack'>;
  /** Names an internet address in counters. */
  readonly nameOf: (address: string) => string;
  /** Requests in a day. */
  readonly perDay: () => number;
}

/** Result of counting a request. */
export interface UnconfirmedTake {
  /** 0 when it may be made, else the milliseconds until it may. */
  readonly waitMs: number;
  /** Units that were counted: 0 of an account that is confirmed. */
  readonly counted: number;
}

const FREE: UnconfirmedTake = { waitMs: 0, counted: 0 };

/**
 * Counts requests with keys of accounts without a confirmed e-mail address: all of them at one internet address share an
 * quota, so that making more accounts, which costs nothing, gains nothing.
 */
export class UnconfirmedQuota {
  readonly #dependencies: Dependencies;
  readonly #confirmed = new LruSet<string>(MAX_REMEMBERED);
  /** Time until which an account is not queried again, in ms since 1970. */
  readonly #unconfirmedUntil = new LruMap<string, number>(MAX_REMEMBERED);
  /** The same for accounts that got no answer. */
  readonly #unknownUntil = new LruMap<string, number>(MAX_REMEMBERED);
  /** End of an address's refusal, and how long that end is taken to be correct, in ms since 1970. */
  readonly #refused = new LruMap<string, { readonly until: number; readonly knownUntil: number }>(
    MAX_REMEMBERED,
  );

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Counts a request before it is answered. If it is unknown whether an address is confirmed, or the database
   * does not answer, it is not counted here: the limits of the key and of its owner apply in any case.
   *
   * @param now milliseconds since 1970
   */
  async take(userId: string, address: string, units: number, now: number): Promise<UnconfirmedTake> {
    const { counter, nameOf } = this.#dependencies;
    if (await this.#isConfirmed(userId, now)) return FREE;
    const refused = this.#refused.get(address);
    if (refused && refused.knownUntil > now) return { waitMs: refused.until - now, counted: 0 };
    const limit = this.#limit();
    const counted = Math.min(units, limit.attempts);
    try {
      const taken = counter.takeAll([{ who: nameOf(address), limit, units: counted }], now);
      const waitMs = await withDeadline(taken, DATABASE_TIMEOUT_MS);
      if (waitMs === 0) return { waitMs, counted };
      const until = now + waitMs;
      this.#refused.set(address, { until, knownUntil: Math.min(until, now + REFUSAL_MS) });
      return { waitMs, counted: 0 };
    } catch (error) {
      if (error instanceof AttemptContentionError) return { waitMs: CROWDED_MS, counted: 0 };
      logFailure('counting requests of unconfirmed accounts', error);
      return FREE;
    }
  }

  /**
   * Refunds a request that costs nothing.
   *
   * @param counted as `take` returned
   * @param now milliseconds since 1970
   */
  async giveBack(address: string, counted: number, now: number): Promise<void> {
    if (counted === 0) return;
    const { counter, nameOf } = this.#dependencies;
    const given = counter.giveBack({ who: nameOf(address), limit: this.#limit(), units: counted }, now);
    await withDeadline(given, DATABASE_TIMEOUT_MS);
    this.#refused.delete(address);
  }

  #limit(): AttemptLimit {
    return { action: 'api_unconfirmed', attempts: this.#dependencies.perDay(), windowMs: DAY_MS };
  }

  async #isConfirmed(userId: string, now: number): Promise<boolean> {
    if (this.#confirmed.has(userId)) return true;
    if ((this.#unconfirmedUntil.get(userId) ?? 0) > now) return false;
    if ((this.#unknownUntil.get(userId) ?? 0) > now) return true;
    // A failure is logged where it happens.
    const confirmation = withDeadline(this.#dependencies.isEmailConfirmed(userId), ACCOUNTS_TIMEOUT_MS);
    const isConfirmed = await confirmation.catch(() => undefined);
    if (isConfirmed === undefined) {
      this.#unknownUntil.set(userId, now + PAUSE_MS);
      return true;
    }
    if (!isConfirmed) {
      this.#unconfirmedUntil.set(userId, now + UNCONFIRMED_FOR_MS);
      return false;
    }
    this.#confirmed.add(userId);
    return true;
  }
}
