import {
  AttemptContentionError,
  AccountDeletedError,
  type AttemptLimit,
  type Take,
} from '../../data/attempts.ts';
import { logFailure } from '../../errors/logFailure.ts';
import { withDeadline } from '../../errors/withDeadline.ts';
import { LruMap } from '../../cache/LruMap.ts';
import { isLeasable, UnitLeases, type LeaseCounter } from './UnitLeases.ts';

/**
 * Separate counts of calls: quotes, simulations, sending, settling and the account's access each have their
 * own, so that polling never blocks them, and the reads before each transfer never block a user who sends a
 * lot. So does account discovery, which reads many addresses at once.
 */
type CallBudget =
  | 'read'
  | 'quote'
  | 'simulate'
  | 'send'
  | 'settle'
  | 'access'
  | 'signOut'
  | 'endOthers'
  | 'discover'
  | 'incoming';

/** Cost of a call. */
export interface CallCost {
  readonly budget: CallBudget;
  /** About how many questions to the chain it makes. */
  readonly units: number;
  /**
   * Time of the caller's sign-in, in milliseconds since 1970. The call is counted for that sign-in alone, so
   * that no other session, nor any user at the same address, can use up the calls its owner needs to end it.
   * For final calls of a session: it has ended itself, or there is nothing left to write.
   */
  readonly signedInAt?: number;
  /**
   * Count it is taken from; both by default. A transfer of a user who has sent before is counted for the user
   * alone: new accounts, which cost nothing, must not block others at their internet address from sending. A
   * failed one is counted for the address alone.
   */
  readonly of?: 'user' | 'address';
}

/** The caller. */
export interface Caller {
  readonly userId: string;
  /** The key of the internet address (`addressKey`). */
  readonly address: string;
}

/** Units that a user, and an address, may use of each budget in a minute. */
export interface CallLimits {
  readonly perUser: number;
  readonly perAddress: number;
}

/** Counter of calls for all instances. */
export interface CallCounter {
  takeAll(takes: readonly Take[], now: number): Promise<number>;
}

const MINUTE_MS = 60_000;

/**
 * Budgets of calls that read, or change nothing without another check of the session: counted with leased units. The others
 * are counted call by call.
 */
const LEASED: ReadonlySet<CallBudget> = new Set([
  'read',
  'quote',
  'simulate',
  'settle',
  'discover',
  'incoming',
]);

/** Units a minute that one document is written for: two writes a second at the most. */
const UNITS_PER_DOCUMENT = 120;

/** A count with little left reads them all: beyond this a document is written more often instead. */
const MAX_DOCUMENTS = 10;

/** Milliseconds that a count is waited for; a transfer must not wait longer for it than for the chain. */
const TIMEOUT_MS = 3_000;

/** Milliseconds for which a database that did not answer is not queried again. */
const PAUSE_MS = 10_000;

/** Milliseconds to wait if concurrent calls were always counted first. */
const CROWDED_MS = 1_000;

/** Maximum callers that an instance remembers; the least recently used go first. */
const MAX_CACHED = 10_000;

/**
 * Counts calls against their callers' limits: never more than a limit, on any number of instances. Polled budgets are counted
 * with leased units (`UnitLeases`), so most calls ask the database nothing, and up to two fifths of such a limit may be held
 * by other instances.
 *
 * If the database is silent, calls are counted in the instance's own memory: users can still reach their
 * coins, and an instance still sends the chains no more than each caller's limit. A refusal is remembered
 * until it ends, so that repeated calls cost nothing.
 */
export class CallLimiter {
  readonly #counter: CallCounter;
  readonly #leases: UnitLeases;
  readonly #timeoutMs: number;
  /** End of each refusal, by caller, budget and units. */
  readonly #refusedUntil = new LruMap<string, number>(MAX_CACHED);
  /** Calls that this instance admitted without the database, by caller and budget. */
  readonly #windows = new LruMap<string, { count: number; readonly startedAt: number }>(MAX_CACHED);
  #silentUntil = 0;

  constructor(counter: CallCounter & LeaseCounter, timeoutMs = TIMEOUT_MS) {
    this.#counter = counter;
    this.#leases = new UnitLeases(counter, timeoutMs);
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Counts a call before it is made.
   *
   * @param now milliseconds since 1970
   * @returns 0 when it may be made, else the milliseconds until it may
   */
  async take(caller: Caller, cost: CallCost, limits: CallLimits, now: number): Promise<number> {
    const name = `${caller.userId}_${countOf(cost)}_${cost.units}_${cost.of ?? ''}`;
    const refusedFor = (this.#refusedUntil.get(name) ?? 0) - now;
    if (refusedFor > 0) return refusedFor;
    const waitMs = await this.#count(caller, cost, limits, now);
    if (waitMs > 0) this.#refusedUntil.set(name, now + waitMs);
    else this.#refusedUntil.delete(name);
    return waitMs;
  }

  async #count(caller: Caller, cost: CallCost, limits: CallLimits, now: number): Promise<number> {
    const takes = takesOf(caller, cost, limits);
    if (now < this.#silentUntil) return this.#countHere(takes, now);
    try {
      if (LEASED.has(cost.budget) && takes.every(isLeasable)) return await this.#leases.takeAll(takes, now);
      return await withDeadline(this.#counter.takeAll(takes, now), this.#timeoutMs);
    } catch (error) {
      if (error instanceof AccountDeletedError) throw error;
      // Only a caller with many simultaneous requests gets here; but a transfer does not wait for others'
      // questions.
      if (error instanceof AttemptContentionError && cost.budget !== 'send') return CROWDED_MS;
      logFailure('counting calls', error);
      if (!(error instanceof AttemptContentionError)) this.#silentUntil = now + PAUSE_MS;
      return this.#countHere(takes, now);
    }
  }

  #countHere(takes: readonly Take[], now: number): number {
    const counts = takes.map(({ who, limit, units = 1 }) => {
      const name = `${who}_${limit.action}`;
      const stored = this.#windows.get(name);
      const isOpen = stored !== undefined && now - stored.startedAt < limit.windowMs;
      const window = isOpen ? stored : { count: 0, startedAt: now };
      return { name, window, units, isFull: window.count + units > limit.attempts };
    });
    const full = counts.filter(({ isFull }) => isFull);
    if (full.length > 0) return Math.max(...full.map(({ window }) => window.startedAt + MINUTE_MS - now));
    for (const { name, window, units } of counts) {
      this.#windows.set(name, { ...window, count: window.count + units });
    }
    return 0;
  }
}

function takesOf({ userId, address }: Caller, cost: CallCost, limits: CallLimits): Take[] {
  const count = countOf(cost);
  const { units } = cost;
  const ofUser = { who: userId, limit: limitOf(count, limits.perUser), units };
  if (cost.signedInAt !== undefined || cost.of === 'user') return [ofUser];
  const ofAddress = { who: address, limit: limitOf(count, limits.perAddress), units };
  return cost.of === 'address' ? [ofAddress] : [ofUser, ofAddress];
}

/** Returns the name of a count: a budget, or a budget of one sign-in. */
function countOf({ budget, signedInAt }: CallCost): string {
  return signedInAt === undefined ? budget : `${budget}_${signedInAt}`;
}

function limitOf(count: string, perMinute: number): AttemptLimit {
  return {
    action: `calls_${count}`,
    attempts: perMinute,
    windowMs: MINUTE_MS,
    shards: Math.min(MAX_DOCUMENTS, Math.max(1, Math.floor(perMinute / UNITS_PER_DOCUMENT))),
  };
}
