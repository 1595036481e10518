import { AttemptContentionError, type AttemptLimit, type Take } from '../../data/attempts.ts';
import { logFailure } from '../../errors/logFailure.ts';
import { DATABASE_PATIENCE_MS, withDeadline } from '../../errors/withDeadline.ts';

const DAY_MS = 24 * 3_600_000;

/** How long an account is taken for one without a confirmed e-mail address; one that is confirmed stays so. */
const UNCONFIRMED_FOR_MS = 60_000;

/** How long to wait where others counted first. */
const CROWDED_MS = 1_000;

/** Accounts, and addresses, that an instance remembers; beyond this it forgets them all. */
const MAX_REMEMBERED = 10_000;

interface Bench {
  readonly isEmailConfirmed: (userId: string) => Promise<boolean>;
  readonly counter: { takeAll(takes: readonly Take[], now: number): Promise<number> };
  /** Names an internet address in counters. */
  readonly nameOf: (address: string) => string;
  /** Requests in a day. */
  readonly perDay: () => number;
}

/**
 * Counts requests with keys of accounts without a confirmed e-mail address: all of them at one internet address share an
 * allowance, so that making more accounts, which costs nothing, gains nothing.
 */
export class UnconfirmedAllowance {
  readonly #bench: Bench;
  readonly #confirmed = new Set<string>();
  /** Until when an account need not be asked about again, in ms since 1970. */
  readonly #unconfirmedUntil = new Map<string, number>();
  /** Until when an address is refused, in ms since 1970. */
  readonly #refusedUntil = new Map<string, number>();

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  /**
   * Counts a request before it is answered. Where nobody says whether an address is confirmed, or the database does not answer,
   * it is not counted here: the limits of the key and of its owner hold in any case.
   *
   * @param now milliseconds since 1970
   * @returns 0 when it may be made, else the milliseconds until it may
   */
  async take(userId: string, address: string, units: number, now: number): Promise<number> {
    const { counter, nameOf, perDay } = this.#bench;
    if (await this.#isConfirmed(userId, now)) return 0;
    const refusedFor = (this.#refusedUntil.get(address) ?? 0) - now;
    if (refusedFor > 0) return refusedFor;
    const limit: AttemptLimit = { action: 'api_unconfirmed', attempts: perDay(), windowMs: DAY_MS };
    const counted = Math.min(units, limit.attempts);
    try {
      const taken = counter.takeAll([{ who: nameOf(address), limit, units: counted }], now);
      const waitMs = await withDeadline(taken, DATABASE_PATIENCE_MS);
      if (waitMs > 0) remember(this.#refusedUntil, address, now + waitMs);
      return waitMs;
    } catch (error) {
      if (error instanceof AttemptContentionError) return CROWDED_MS;
      logFailure('counting requests of unconfirmed accounts', error);
      return 0;
    }
  }

  async #isConfirmed(userId: string, now: number): Promise<boolean> {
    if (this.#confirmed.has(userId)) return true;
    if ((this.#unconfirmedUntil.get(userId) ?? 0) > now) return false;
    // What fails is logged where it does.
    const isConfirmed = await this.#bench.isEmailConfirmed(userId).catch(() => undefined);
    if (isConfirmed === undefined) return true;
    if (!isConfirmed) {
      remember(this.#unconfirmedUntil, userId, now + UNCONFIRMED_FOR_MS);
      return false;
    }
    if (this.#confirmed.size >= MAX_REMEMBERED) this.#confirmed.clear();
    this.#confirmed.add(userId);
    return true;
  }
}

function remember(map: Map<string, number>, name: string, until: number): void {
  if (map.size >= MAX_REMEMBERED && !map.has(name)) map.clear();
  map.set(name, until);
}
