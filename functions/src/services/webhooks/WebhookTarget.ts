import type { ActivityEvent } from '../activity/ActivityEvent.ts';
import { eventFilterOf } from '../activity/eventFilterOf.ts';
import { isWanted, type EventFilter } from '../../data/isWanted.ts';
import type { Attempt, Delivery } from './Delivery.ts';
import type { DeliveryCounts } from './DeliveryCounts.ts';
import { deliveryOf } from './deliveryOf.ts';
import type { DeliveryStore } from './DeliveryStore.ts';
import type { LaneTarget, Outcome, Try } from './LaneTarget.ts';
import { pauseMail } from './pauseMail.ts';
import { retryDelayMs } from './retryDelayMs.ts';
import { sendEvent, type SendDependencies } from './sendEvent.ts';
import { MAX_FAILING_MS, type Webhook } from './Webhook.ts';
import type { WebhookStore } from './WebhookStore.ts';

/** Milliseconds between two writes of a webhook's last success. */
const SUCCESS_NOTE_MS = 60_000;

const GONE = 410;

/** Dependencies of the delivery to webhooks. */
export interface WebhookTargetDependencies extends SendDependencies {
  readonly webhooks: WebhookStore;
  readonly deliveries: Pick<DeliveryStore, 'find'>;
  readonly counts: Pick<DeliveryCounts, 'countAttempt' | 'countGivenUp' | 'countPaused'>;
  /** Returns the e-mail address of a user; undefined without one. */
  readonly emailOf: (userId: string) => Promise<string | undefined>;
  /** Origin of the deployment, without a trailing slash. */
  readonly origin: () => string;
}

/**
 * A webhook as the target of lanes: each event is sent with its id. After 24 hours of failures an event is given up, which can be undone by
 * a replay. A webhook without a success in 24 hours is paused.
 */
export class WebhookTarget implements LaneTarget {
  readonly #webhook: Webhook;
  readonly #filter: EventFilter;
  readonly #dependencies: WebhookTargetDependencies;

  constructor(webhook: Webhook, dependencies: WebhookTargetDependencies) {
    this.#webhook = webhook;
    this.#filter = eventFilterOf(webhook);
    this.#dependencies = dependencies;
  }

  get startSequence(): number {
    return this.#webhook.startSequence;
  }

  async deliver(event: ActivityEvent, { attempts, isRetry, firstAt }: Try): Promise<Outcome> {
    if (!isWanted(this.#filter, event)) return { kind: 'done' };
    const { deliveries, counts, now } = this.#dependencies;
    const webhook = this.#webhook;
    // A replay may have delivered it.
    if (attempts > 1 && (await deliveries.find(webhook.id, event.id))?.state === 'delivered')
      return { kind: 'done' };
    const attempt = await sendEvent(webhook, event, this.#dependencies);
    const lastAt = now();
    counts.countAttempt({
      ...{ isDelivered: attempt.isDelivered, attempts, failingSince: webhook.failingSince },
      ...{ host: new URL(webhook.url).host, eventAt: Date.parse(event.timestamp) },
      isOnTime: attempts === 1 && !isRetry && webhook.failingSince === null,
    });
    const delivery = (state: Delivery['state'], nextAt?: number) =>
      deliveryOf(webhook, event, attempt, {
        ...{ state, attempts, firstAt, lastAt },
        ...(nextAt !== undefined && { nextAt }),
      });
    if (attempt.isDelivered) {
      await this.#noteSuccess();
      return { kind: 'done', delivery: delivery('delivered') };
    }
    // After a pause, deliveries continue with this event.
    if (await this.#noteFailure(attempt)) return { kind: 'stopped', delivery: delivery('retrying') };
    if (lastAt - firstAt >= MAX_FAILING_MS) {
      counts.countGivenUp();
      return { kind: 'done', delivery: delivery('failed') };
    }
    const at = lastAt + retryDelayMs(attempts);
    return { kind: 'retry', at, delivery: delivery('retrying', at) };
  }

  async #noteSuccess(): Promise<void> {
    const { id, failingSince, lastSuccessAt } = this.#webhook;
    const { webhooks, now } = this.#dependencies;
    const at = now();
    if (failingSince === null && at - (lastSuccessAt ?? 0) < SUCCESS_NOTE_MS) return;
    await webhooks.change(id, () => ({ lastSuccessAt: at, failingSince: null }));
  }

  /** Returns true if the webhook is paused now. */
  async #noteFailure({ status }: Attempt): Promise<boolean> {
    const { id, userId } = this.#webhook;
    const { webhooks, counts, emailOf, origin, now } = this.#dependencies;
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
    counts.countPaused();
    return true;
  }
}
