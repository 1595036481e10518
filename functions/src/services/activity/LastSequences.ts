import { DATABASE_TIMEOUT_MS, withDeadline } from '../../errors/withDeadline.ts';
import type { ActivityLog } from './ActivityLog.ts';

/** Age of a read sequence up to which other streams of the user use it: just below the pause between two polls of a stream. */
const MAX_AGE_MS = 900;

/** Last sequences of users with open streams, read once for all streams of a user in this instance. */
export class LastSequences {
  readonly #log: Pick<ActivityLog, 'last'>;
  readonly #reads = new Map<string, { readonly startedAt: number; readonly last: Promise<number> }>();

  constructor(log: Pick<ActivityLog, 'last'>) {
    this.#log = log;
  }

  /** Returns the last sequence as of at most a second ago. */
  async read(userId: string): Promise<number> {
    const now = performance.now();
    for (const [other, { startedAt }] of this.#reads) {
      if (now - startedAt >= MAX_AGE_MS) this.#reads.delete(other);
    }
    const current = this.#reads.get(userId) ?? {
      startedAt: now,
      last: withDeadline(this.#log.last(userId), DATABASE_TIMEOUT_MS),
    };
    this.#reads.set(userId, current);
    return current.last;
  }
}
