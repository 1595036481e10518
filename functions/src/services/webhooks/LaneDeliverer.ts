import { randomUUID } from 'node:crypto';
import { targetIdOf } from '../../data/laneIds.ts';
import type { ActivityLog, LoggedActivity } from '../activity/ActivityLog.ts';
import type { LaneProgress, LaneStore, LeasedLane } from './LaneStore.ts';
import type { LaneTarget } from './LaneTarget.ts';
import { RetryLaneError } from './RetryLaneError.ts';
import { SEND_TIMEOUT_MS } from './sendEvent.ts';
import type { WebhookQueue, WebhookTaskOptions } from './WebhookQueue.ts';

/** Milliseconds of a lease: a crashed deliverer delays its lane by as much. */
const LEASE_MS = 60_000;

/** Milliseconds after which a run hands a long lane to the next one. */
const MAX_RUN_MS = 20_000;

/**
 * Lanes of one target, and of all targets of a user, that an instance delivers at the same time: slow receivers of one user must not
 * occupy the whole queue.
 */
const MAX_OF_TARGET = 5;
const MAX_OF_USER = 10;

/** Events that are read at once. */
const PAGE = 20;

/** Dependencies of the deliverer. */
export interface LaneDelivererDependencies {
  readonly lanes: LaneStore;
  readonly log: Pick<ActivityLog, 'afterWithKey'>;
  readonly queue: WebhookQueue;
  /** Finds the target of a lane; 'paused' if it gets nothing now, 'gone' if it does not exist any more. */
  readonly targetOf: (lane: LeasedLane) => Promise<LaneTarget | 'paused' | 'gone'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Run of a deliverer on one lane. */
interface Run {
  readonly target: LaneTarget;
  /** True if the task is responsible for retries of the lane. */
  readonly isRetry: boolean;
  readonly endAt: number;
  lane: LeasedLane;
  /** Sequence of the last event that is done. */
  position: number;
}

/**
 * Delivers the events of lanes to their targets: in order within a lane, and at least once.
 *
 * An event that fails is retried with growing delays, for as long as its target wants it, and the lane waits.
 */
export class LaneDeliverer {
  readonly #dependencies: LaneDelivererDependencies;
  readonly #running = new Set<{ readonly targetId: string; readonly userId: string }>();

  constructor(dependencies: LaneDelivererDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Delivers the events of a lane.
   *
   * @param isRetry true if the queue calls again for the same task
   * @param options of the task
   * @throws RetryLaneError if the queue is to call again later
   */
  async deliver(
    laneId: string,
    isRetry: boolean,
    { ownsRetries = false }: WebhookTaskOptions = {},
  ): Promise<void> {
    const userId = await this.#dependencies.lanes.ownerOf(laneId);
    if (userId === undefined) return;
    const run = { targetId: targetIdOf(laneId), userId };
    const ofUser = [...this.#running].filter((other) => other.userId === userId);
    const ofTarget = ofUser.filter((other) => other.targetId === run.targetId);
    if (ofTarget.length >= MAX_OF_TARGET || ofUser.length >= MAX_OF_USER) throw new RetryLaneError('busy');
    this.#running.add(run);
    try {
      await this.#deliverAlone(laneId, isRetry, ownsRetries);
    } finally {
      this.#running.delete(run);
    }
  }

  async #deliverAlone(laneId: string, isRetry: boolean, ownsRetries: boolean): Promise<void> {
    const { lanes, targetOf, now } = this.#dependencies;
    const startedAt = now();
    const leasedUntil = startedAt + LEASE_MS;
    const lane = await lanes.lease(laneId, { leaseId: randomUUID(), now: startedAt, leasedUntil, isRetry });
    if (lane === 'absent') return;
    if (lane === 'waiting') {
      if (ownsRetries) throw new RetryLaneError('waiting');
      return;
    }
    if (lane === 'leased') {
      // The other deliverer asks for newer events before it ends. If it crashed, its own task comes back as a retry.
      if (isRetry || ownsRetries) throw new RetryLaneError('leased');
      return;
    }
    const target = await targetOf(lane);
    if (target === 'gone') await lanes.remove(lane.id);
    else if (target === 'paused') await lanes.release(lane, lane, undefined);
    else
      await this.#deliverAll({
        ...{ target, lane, isRetry: isRetry || ownsRetries, endAt: startedAt + MAX_RUN_MS },
        position: lane.deliveredSequence ?? target.startSequence,
      });
  }

  async #deliverAll(run: Run): Promise<void> {
    const { lanes, log, queue, now } = this.#dependencies;
    for (;;) {
      // Before the events are read: those up to here that are not in the log have expired.
      const { userId, orderingKey, lastSequence } = run.lane;
      const events = await log.afterWithKey(userId, orderingKey, run.position, PAGE);
      for (const logged of events) {
        if (now() > run.endAt) {
          await lanes.release(run.lane, progressOf(run), now());
          await queue.enqueue([run.lane.id]);
          return;
        }
        if (!(await this.#deliverOne(run, logged))) return;
        run.position = logged.sequence;
      }
      if (events.length === PAGE) continue;
      const next = await lanes.finish(run.lane, Math.max(run.position, lastSequence), now() + LEASE_MS);
      if (!next) return;
      run.lane = next;
    }
  }

  /** Returns true if the lane continues with the next event. */
  async #deliverOne(run: Run, { sequence, event }: LoggedActivity): Promise<boolean> {
    const { lanes, queue, now } = this.#dependencies;
    if (now() + 2 * SEND_TIMEOUT_MS > run.lane.leasedUntil)
      run.lane = await lanes.advance(run.lane, progressOf(run), now() + LEASE_MS);
    const attempts = run.lane.attempts + 1;
    const firstAt = run.lane.failingSince ?? now();
    const outcome = await run.target.deliver(event, { attempts, isRetry: run.isRetry, firstAt });
    const { kind, delivery } = outcome;
    if (kind === 'done') {
      const after: LaneProgress = { deliveredSequence: sequence, attempts: 0, failingSince: undefined };
      // Without a delivery, the next write stores the position.
      if (delivery || attempts > 1)
        run.lane = await lanes.advance(run.lane, after, now() + LEASE_MS, delivery);
      return true;
    }
    if (kind === 'gone') {
      await lanes.remove(run.lane.id);
      return false;
    }
    const failing: LaneProgress = { deliveredSequence: run.position, attempts, failingSince: firstAt };
    await lanes.release(run.lane, failing, kind === 'retry' ? outcome.at : undefined, delivery);
    if (kind === 'stopped') return false;
    if (run.isRetry && attempts === 1) {
      // Earlier events succeeded: the long delay that this task has reached would not fit.
      await queue.enqueue([run.lane.id], { ownsRetries: true });
      return false;
    }
    // The task that failed first is retried for all later ones.
    if (run.isRetry || attempts === 1) throw new RetryLaneError('failed');
    return false;
  }
}

function progressOf({ position, lane: { attempts, failingSince } }: Run): LaneProgress {
  return { deliveredSequence: position, attempts, failingSince };
}
