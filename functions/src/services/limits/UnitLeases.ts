import type { LeaseTake, Take } from '../../data/attempts.ts';
import { leasableOf, LEASED_WINDOWS, shareOf, type Lease } from '../../data/countWindow.ts';
import { LruMap } from '../../cache/LruMap.ts';
import { DeadlineError } from '../../errors/DeadlineError.ts';
import { withDeadline } from '../../errors/withDeadline.ts';
import { HeldUnits, type Hold } from './HeldUnits.ts';

/** Counter that leases units to instances. */
export interface LeaseCounter {
  lease(take: LeaseTake, now: number): Promise<{ readonly waitMs: number; readonly lease?: Lease }>;
}

/** Part of a limit that one instance may hold of each window. */
const MAX_HELD_PART = 1 / 6;

/** Part of a limit that an instance may hold beyond what it used: room for the next call of several. */
const SPARE_PART = 1 / 40;

/** Maximum counts that an instance remembers; the least recently used go first, and their units end by themselves. */
const MAX_COUNTS = 10_000;

/** One count, as this instance knows it. */
interface Count {
  readonly held: HeldUnits;
  /** Units used in the window that began here, and in the one with use before it. */
  use: { readonly startedAt: number; readonly units: number; readonly before: number };
  /** Request for units that is under way; later calls wait for it. */
  refill?: Promise<unknown>;
  /** Units of the calls that wait. */
  waiting: number;
  /** Units that the counter has not got until then. */
  refusal: { readonly units: number; readonly until: number };
}

/** Units of an admitted call, or the milliseconds until it may be made. */
type Taken = { readonly count: Count; readonly holds: readonly Hold[] } | { readonly waitMs: number };

/** Returns true for a limit of which units may be leased; a low one is counted call by call. */
export function isLeasable({ limit }: Take): boolean {
  return leasableOf(shareOf(limit, (limit.shards ?? 1) - 1)) > 0;
}

/**
 * Counts calls with units that the instance leases from the counter: some of each window, for many windows, so that most
 * calls ask the counter nothing.
 *
 * The counter has taken leased units off the limit, so all instances together never admit more. In return each other instance
 * may hold up to a sixth of a limit that it does not use, and all of them two fifths (`countWindow`). A first call leases what
 * it costs, and later ones what the instance used.
 */
export class UnitLeases {
  readonly #counter: LeaseCounter;
  readonly #timeoutMs: number;
  readonly #counts = new LruMap<string, Count>(MAX_COUNTS);

  constructor(counter: LeaseCounter, timeoutMs: number) {
    this.#counter = counter;
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Counts a call in all of its counts or in none, one after the other: one that is refused by its user's count takes nothing
   * from its address.
   *
   * @param now milliseconds since 1970
   * @returns 0 when it may be made, else the milliseconds until it may
   */
  async takeAll(takes: readonly Take[], now: number): Promise<number> {
    const admitted: { readonly count: Count; readonly holds: readonly Hold[] }[] = [];
    let isAdmitted = false;
    try {
      for (const take of takes) {
        const taken = await this.#take(take, now);
        if ('waitMs' in taken) return taken.waitMs;
        admitted.push(taken);
      }
      isAdmitted = true;
    } finally {
      if (!isAdmitted) for (const { count, holds } of admitted) count.held.giveBack(holds);
    }
    for (const [index, { units = 1, limit }] of takes.entries()) {
      const count = admitted[index]?.count;
      if (count) count.use = withUse(count, units, limit.windowMs, now);
    }
    return 0;
  }

  async #take(take: Take, now: number): Promise<Taken> {
    const { units = 1 } = take;
    const count = this.#countOf(take);
    for (;;) {
      const left = count.held.left(now);
      if (left >= units) return { count, holds: count.held.take(units, now) };
      const { refusal } = count;
      if (now < refusal.until && units - left >= refusal.units) return { waitMs: refusal.until - now };
      if (!count.refill) {
        const refill = this.#refill(count, take, now).finally(() => delete count.refill);
        count.refill = refill;
        return refill;
      }
      count.waiting += units;
      try {
        await count.refill;
      } finally {
        count.waiting -= units;
      }
    }
  }

  /** Asks for the units that a call lacks, for those that others wait for, and for some of the windows to come. */
  async #refill(count: Count, take: Take, now: number): Promise<Taken> {
    const { units = 1, limit } = take;
    const { held } = count;
    const own = held.take(units, now);
    const missing = units - own.reduce((sum, hold) => sum + hold.units, 0);
    const use = withUse(count, 0, limit.windowMs, now);
    const used = use.units + units;
    const spare = use.units > 0 ? Math.min(used, Math.floor(limit.attempts * SPARE_PART)) : 0;
    const wanted = Math.max(used + spare, use.before);
    const most = Math.floor(limit.attempts * MAX_HELD_PART);
    const more = Math.max(0, Math.min(wanted, most) - held.perWindow(now));
    const leasing = this.#counter.lease({ ...take, units: missing, held: more, waiting: count.waiting }, now);
    let isAdmitted = false;
    try {
      const { waitMs, lease } = await withDeadline(leasing, this.#timeoutMs).catch((error: unknown) => {
        // The counter may grant them later: without this, no call could use them until the lease ends.
        if (error instanceof DeadlineError)
          leasing.then(({ lease: late }) => late && held.add(late)).catch(() => undefined);
        throw error;
      });
      if (!lease) {
        count.refusal = { units: missing, until: now + waitMs };
        return { waitMs };
      }
      held.add(lease);
      isAdmitted = true;
      return { count, holds: [...own, ...held.take(missing, now)] };
    } finally {
      if (!isAdmitted) held.giveBack(own);
    }
  }

  #countOf({ who, limit }: Take): Count {
    const name = `${who}_${limit.action}`;
    let count = this.#counts.get(name);
    if (!count) {
      count = {
        held: new HeldUnits(limit.windowMs),
        use: { startedAt: -Infinity, units: 0, before: 0 },
        waiting: 0,
        refusal: { units: 0, until: 0 },
      };
      this.#counts.set(name, count);
    }
    return count;
  }
}

/** Returns the use of a count with the units of another call. */
function withUse({ use }: Count, units: number, windowMs: number, now: number): Count['use'] {
  const age = now - use.startedAt;
  if (age < windowMs) return { ...use, units: use.units + units };
  const before = age < LEASED_WINDOWS * windowMs ? use.units : 0;
  return { startedAt: now, units, before };
}
