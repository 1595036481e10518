import { randomUUID } from 'node:crypto';
import type { ActivityLog, LoggedActivity } from '../activity/ActivityLog.ts';
import type { Attempt } from './Delivery.ts';
import { deliveryOf } from './deliveryOf.ts';
import type { DeliveryStore } from './DeliveryStore.ts';
import { isWanted } from './isWanted.ts';
import type { LaneProgress, LaneStore, LeasedLane } from './LaneStore.ts';
import { pauseMail } from './pauseMail.ts';
import { retryDelayMs } from './retryDelayMs.ts';
import { RetryLaneError } from './RetryLaneError.ts';
import { SEND_TIMEOUT_MS, sendEvent, type SendDependencies } from './sendEvent.ts';
import { MAX_FAILING_MS, type Webhook } from './Webhook.ts';
import type { WebhookQueue, WebhookTaskOptions } from './WebhookQueue.ts';
import type { WebhookStore } from './WebhookStore.ts';

/** Milliseconds of a lease: a crashed deliverer delays its lane by as much. */
const LEASE_MS = 60_000;

/** Milliseconds after which a run hands a long lane to the next one. */
const MAX_RUN_MS = 20_000;

/** Milliseconds between two writes of a webhook's last success. */
const SUCCESS_NOTE_MS = 60_000;

/** Lanes of one webhook that an instance delivers at the same time: a slow receiver must not occupy the whole queue. */
const MAX_RUNNING = 5;

/** Events that are read at once. */
const PAGE = 20;

const GONE = 410;

/** Dependencies of the deliverer. */
export interface DelivererDependencies extends SendDependencies {
  readonly lanes: LaneStore;
  readonly webhooks: WebhookStore;
  readonly deliveries: Pick<DeliveryStore, 'find'>;
  readonly log: Pick<ActivityLog, 'afterInLane'>;
  readonly queue: WebhookQueue;
  /** Returns the e-mail address of a user; undefined without one. */
  readonly emailOf: (userId: string) => Promise<string | undefined>;
  /** Origin of the deployment, without a trailing slash. */
  readonly origin: () => string;
}

/** Run of a deliverer on one lane. */
interface Run {
  readonly webhook: Webhook;
  /** True if the task is responsible for retries of the lane. */
  readonly isRetry: boolean;
  readonly endAt: number;
  lane: LeasedLane;
}

/**
 * Delivers the events of lanes to webhooks: in order within a lane, at least once, each with the id of its event.
 *
 * An event that fails is retried with growing delays. After 24 hours it is given up, which can be undone by a replay, and the
 * lane continues. A webhook without a success in 24 hours is paused.
 */
export class WebhookDeliverer {
  readonly #dependencies: DelivererDependencies;
  readonly #running = new Map<string, number>();

  constructor(dependencies: DelivererDependencies) {
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
    { takesOver = false }: WebhookTaskOptions = {},
  ): Promise<void> {
    const webhookId = laneId.slice(0, laneId.indexOf('_'));
    const running = this.#running.get(webhookId) ?? 0;
    if (running >= MAX_RUNNING) throw new RetryLaneError('busy');
    this.#running.set(webhookId, running + 1);
    try {
      await this.#deliverAlone(laneId, isRetry, takesOver);
    } finally {
      const left = (this.#running.get(webhookId) ?? 1) - 1;
      if (left > 0) this.#running.set(webhookId, left);
      else this.#running.delete(webhookId);
    }
  }

  async #deliverAlone(laneId: string, isRetry: boolean, takesOver: boolean): Promise<void> {
    const { lanes, now } = this.#dependencies;
    const startedAt = now();
    const leasedUntil = startedAt + LEASE_MS;
    const lane = await lanes.lease(laneId, { leaseId: randomUUID(), now: startedAt, leasedUntil, isRetry });
    if (lane === 'absent') return;
    if (lane === 'waiting') {
      if (takesOver) throw new RetryLaneError('waiting');
      return;
    }
    if (lane === 'leased') {
      // The other deliverer asks for newer events before it ends. If it crashed, its own task comes back as a retry.
      if (isRetry || takesOver) throw new RetryLaneError('leased');
      return;
    }
    const webhook = await this.#requireDeliverable(lane);
    const run = { lane, isRetry: isRetry || takesOver, endAt: startedAt + MAX_RUN_MS };
    if (webhook) await this.#deliverAll({ webhook, ...run });
  }

  /** Returns the webhook of a lane; undefined, with the lease ended, if it gets nothing. */
  async #requireDeliverable(lane: LeasedLane): Promise<Webhook | undefined> {
    const { lanes, webhooks, now } = this.#dependencies;
    const webhook = await webhooks.find(lane.webhookId);
    const keyState = webhook && (await webhooks.keyState(webhook, now()));
    if (webhook && keyState === 'revoked') await webhooks.remove(webhook);
    if (!webhook || keyState === 'revoked') {
      await lanes.remove(lane.id);
      return undefined;
    }
    if (webhook.status === 'active' && keyState === 'valid') return webhook;
    await lanes.release(lane, lane, undefined);
    return undefined;
  }

  async #deliverAll(run: Run): Promise<void> {
    const { lanes, log, queue, now } = this.#dependencies;
    let position = run.lane.deliveredSequence ?? run.webhook.startSequence;
    for (;;) {
      // Before the events are read: those up to here that are not in the log have expired.
      const { lastSequence } = run.lane;
      const events = await log.afterInLane(run.lane.userId, run.lane.lane, position, PAGE);
      for (const logged of events) {
        if (now() > run.endAt) {
          await lanes.release(run.lane, run.lane, now());
          await queue.enqueue([run.lane.id]);
          return;
        }
        if (isWanted(run.webhook, logged.event) && !(await this.#deliverOne(run, logged))) return;
        position = logged.sequence;
      }
      if (events.length === PAGE) continue;
      const next = await lanes.finish(run.lane, Math.max(position, lastSequence), now() + LEASE_MS);
      if (!next) return;
      run.lane = next;
    }
  }

  /** Returns true if the lane continues with the next event. */
  async #deliverOne(run: Run, { sequence, event }: LoggedActivity): Promise<boolean> {
    const { lanes, deliveries, queue, now } = this.#dependencies;
    const { webhook } = run;
    const after: LaneProgress = { deliveredSequence: sequence, attempts: 0, failingSince: undefined };
    if (run.lane.attempts > 0 && (await deliveries.find(webhook.id, event.id))?.state === 'delivered') {
      // A replay has delivered it.
      run.lane = await lanes.advance(run.lane, after, now() + LEASE_MS);
      return true;
    }
    if (now() + 2 * SEND_TIMEOUT_MS > run.lane.leasedUntil)
      run.lane = await lanes.advance(run.lane, run.lane, now() + LEASE_MS);
    const firstAt = run.lane.failingSince ?? now();
    const attempts = run.lane.attempts + 1;
    const attempt = await sendEvent(webhook, event, this.#dependencies);
    const lastAt = now();
    if (attempt.isDelivered) {
      const delivery = deliveryOf(webhook, event, attempt, { state: 'delivered', attempts, firstAt, lastAt });
      run.lane = await lanes.advance(run.lane, after, lastAt + LEASE_MS, delivery);
      await this.#noteSuccess(webhook);
      return true;
    }
    const isPaused = await this.#noteFailure(webhook, attempt);
    const times = { attempts, firstAt, lastAt };
    // After a pause, deliveries continue with this event.
    if (lastAt - firstAt >= MAX_FAILING_MS && !isPaused) {
      const delivery = deliveryOf(webhook, event, attempt, { state: 'failed', ...times });
      run.lane = await lanes.advance(run.lane, after, lastAt + LEASE_MS, delivery);
      return true;
    }
    const { deliveredSequence } = run.lane;
    const progress: LaneProgress = { deliveredSequence, attempts, failingSince: firstAt };
    const nextAt = isPaused ? undefined : lastAt + retryDelayMs(attempts);
    const delivery = deliveryOf(webhook, event, attempt, {
      ...{ state: 'retrying', ...times },
      ...(nextAt !== undefined && { nextAt }),
    });
    await lanes.release(run.lane, progress, nextAt, delivery);
    if (isPaused) return false;
    if (run.isRetry && attempts === 1) {
      // Earlier events succeeded: the long delay that this task has reached would not fit.
      await queue.enqueue([run.lane.id], { takesOver: true });
      return false;
    }
    // The task that failed first is retried for all later ones.
    if (run.isRetry || attempts === 1) throw new RetryLaneError('failed');
    return false;
  }

  async #noteSuccess({ id, failingSince, lastSuccessAt }: Webhook): Promise<void> {
    const { webhooks, now } = this.#dependencies;
    const at = now();
    if (failingSince === null && at - (lastSuccessAt ?? 0) < SUCCESS_NOTE_MS) return;
    await webhooks.change(id, () => ({ lastSuccessAt: at, failingSince: null }));
  }

  /** Returns true if the webhook is paused now. */
  async #noteFailure({ id, userId }: Webhook, { status }: Attempt): Promise<boolean> {
    const { webhooks, emailOf, origin, now } = this.#dependencies;
    const at = now();
    const noted = await webhooks.change(id, ({ failingSince }) =>
      failingSince === null ? { failingSince: at } : undefined,
    );
    if (noted?.status !== 'active') return true;
    const isGone = status === GONE;
    const since = Math.max(noted.failingSince ?? at, noted.lastSuccessAt ?? 0);
    if (!isGone && at - since < MAX_FAILING_MS) return false;
    const to = await emailOf(userId);
    const reason = isGone ? 'gone' : 'failures';
    const mail = to === undefined ? undefined : pauseMail(noted, reason, { to, origin: origin() });
    await webhooks.change(
      id,
      (current) => (current.status === 'active' ? { status: 'paused', pausedBy: 'failures' } : undefined),
      mail,
    );
    return true;
  }
}
