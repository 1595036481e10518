import type { AttemptLimit, Take } from '../../data/attempts.ts';
import { logFailure } from '../../errors/logFailure.ts';
import { withDeadline } from '../../errors/withDeadline.ts';
import { tooManyRequests } from './tooManyRequests.ts';
import { metered, type Usage } from '../../requests/usage.ts';
import { LruMap } from '../../cache/LruMap.ts';

const DAY_MS = 24 * 3_600_000;

/** Milliseconds that a count is waited for. */
const TIMEOUT_MS = 3_000;

/**
 * Use that an instance collects per user before it counts it for all instances: a write for each use would
 * cost as much as the use.
 */
const COUNTED_IN = { questions: 500, documents: 500, units: 100 } as const;

/** Maximum users that an instance remembers; the least recently used go first. */
const MAX_REMEMBERED = 10_000;

type Kind = keyof typeof COUNTED_IN;
const kinds = ['questions', 'documents', 'units'] as const satisfies readonly Kind[];

interface Dependencies {
  /** Prefix of the counters' names; 'daily' by default. */
  readonly name?: string;
  readonly counter: { takeAll(takes: readonly Take[], now: number): Promise<number> };
  /** Daily quota of each kind per user; a kind without one is not counted. */
  readonly perDay: () => Readonly<Partial<Record<Kind, number>>>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Daily quotas of node requests, database documents and units per user, whatever their questions were charged in
 * advance. Use is counted afterwards, in steps: a user may exceed the quota by one question, and by a step
 * for each instance.
 */
export class DailyBudget {
  readonly #dependencies: Required<Dependencies>;
  /** Use that is not counted yet, by user and kind. */
  readonly #uncounted = new LruMap<string, number>(MAX_REMEMBERED);
  /** Time until which a user's quota is used up, in ms since 1970. */
  readonly #overUntil = new LruMap<string, number>(MAX_REMEMBERED);

  constructor(dependencies: Dependencies) {
    this.#dependencies = { now: Date.now, name: 'daily', ...dependencies };
  }

  /** Returns 0, or the milliseconds until a user who has used up a budget has another one. */
  waitBefore(userId: string): number {
    return Math.max(0, (this.#overUntil.get(userId) ?? 0) - this.#dependencies.now());
  }

  /** @throws ServiceError 'resource-exhausted' where a user has used up a budget */
  require(userId: string): void {
    const leftMs = this.waitBefore(userId);
    if (leftMs > 0) throw tooManyRequests('server.tooManyRequests', leftMs);
  }

  /** Runs a user's work, and counts its use when it ends. */
  async spend<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await metered((usage) => this.#note(userId, usage), work);
    } finally {
      await Promise.all(kinds.map((kind) => this.#count(userId, kind)));
    }
  }

  #note(userId: string, usage: Usage): void {
    const quotas = this.#dependencies.perDay();
    for (const kind of kinds) {
      const used = usage[kind] ?? 0;
      if (used > 0 && quotas[kind] !== undefined) add(this.#uncounted, `${userId} ${kind}`, used);
    }
  }

  async #count(userId: string, kind: Kind): Promise<void> {
    const name = `${userId} ${kind}`;
    const units = this.#uncounted.get(name) ?? 0;
    if (units < COUNTED_IN[kind]) return;
    this.#uncounted.delete(name);
    const { counter, name: budget, perDay, now } = this.#dependencies;
    const quota = perDay()[kind];
    if (quota === undefined) return;
    const limit: AttemptLimit = { action: `${budget}_${kind}`, attempts: quota, windowMs: DAY_MS };
    try {
      const waitMs = await withDeadline(counter.takeAll([{ who: userId, limit, units }], now()), TIMEOUT_MS);
      if (waitMs > 0) this.#end(userId, now() + waitMs);
    } catch (error) {
      // It is counted with the next use; an account being deleted asks no more.
      logFailure('counting what a day may cost', error);
      add(this.#uncounted, name, units);
    }
  }

  #end(userId: string, until: number): void {
    this.#overUntil.set(userId, until);
  }
}

function add(counts: Map<string, number>, name: string, count: number): void {
  counts.set(name, (counts.get(name) ?? 0) + count);
}
