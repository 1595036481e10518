import type { IncomingAnswer } from '@everything-wallet/core/schemas/incomingScan';
import { rpcNameSchema } from '@everything-wallet/core/schemas/fields';
import { LruMap } from '../../cache/LruMap.ts';
import { logFailure } from '../../errors/logFailure.ts';
import { withDeadline } from '../../errors/withDeadline.ts';
import type { BackfillTask } from './BackfillTask.ts';
import { MAX_CACHED_ENTRIES } from './incomingLimits.ts';

/** Interval in which a network of a user gets one task at most, in ms. */
const INTERVAL_MS = 10 * 60_000;

/** Milliseconds that an answer waits for the queue. */
const TIMEOUT_MS = 1_000;

/** Delay of a task in seconds: an open wallet has often read all by then. */
const DELAY_SECONDS = 20;

/** Queue of backfills. */
export interface BackfillQueue {
  /**
   * Enqueues a task, unless one with the same id was enqueued lately.
   *
   * @param id identifies the task on all instances
   */
  enqueue(task: BackfillTask, options: { readonly id: string; readonly delaySeconds: number }): Promise<void>;
}

/** Enqueues backfills of networks with blocks left to read, so that these are also read while no wallet is open. */
export class BackfillRequests {
  readonly #queue: BackfillQueue;
  readonly #now: () => number;
  /** Interval of the last task, by user and network. */
  readonly #requested = new LruMap<string, number>(MAX_CACHED_ENTRIES);

  /** @param now milliseconds since 1970 */
  constructor(queue: BackfillQueue, now: () => number = Date.now) {
    this.#queue = queue;
    this.#now = now;
  }

  /** Enqueues a backfill of each network that an answer names as behind. Never rejects: the open wallet reads on in any case. */
  async request(user: string, { backfills }: Pick<IncomingAnswer, 'backfills'>): Promise<void> {
    const interval = Math.floor(this.#now() / INTERVAL_MS);
    const due = backfills.filter(({ network }) => this.#requested.get(`${user} ${network}`) !== interval);
    for (const { network } of due) this.#requested.set(`${user} ${network}`, interval);
    await Promise.all(
      due.map(async ({ network }) => {
        try {
          const id = `${user} ${network} ${interval}`;
          const task = { user, network: rpcNameSchema.parse(network) };
          await withDeadline(this.#queue.enqueue(task, { id, delaySeconds: DELAY_SECONDS }), TIMEOUT_MS);
        } catch (error) {
          logFailure('enqueuing a backfill', error);
        }
      }),
    );
  }
}
