import type { RpcName } from '@everything-wallet/core/networks/networks';
import type { ActivityType } from '../activity/ActivityEvent.ts';
import type { ActivityLog } from '../activity/ActivityLog.ts';
import { createWebhookId } from './createWebhookId.ts';
import { createWebhookSecret } from './createWebhookSecret.ts';
import type { Delivery } from './Delivery.ts';
import { deliveryOf } from './deliveryOf.ts';
import type { DeliveryStore } from './DeliveryStore.ts';
import type { LaneStore } from './LaneStore.ts';
import { sendEvent, type SendDependencies } from './sendEvent.ts';
import { testEventFor } from './testEventFor.ts';
import { SECRET_OVERLAP_MS, type Webhook } from './Webhook.ts';
import { WebhookProblemError } from './WebhookProblemError.ts';
import type { WebhookQueue } from './WebhookQueue.ts';
import type { WebhookChange, WebhookStore } from './WebhookStore.ts';

/** Dependencies of the requests about webhooks. */
export interface WebhookServiceDependencies extends SendDependencies {
  readonly webhooks: WebhookStore;
  readonly lanes: Pick<LaneStore, 'resume' | 'removeAll'>;
  readonly deliveries: DeliveryStore;
  readonly log: Pick<ActivityLog, 'find'>;
  readonly queue: WebhookQueue;
  /** Throws WebhookProblemError 'url' for a URL that gets no deliveries. */
  readonly requireUrl: (url: URL) => Promise<void>;
}

/** The key of a request. */
export interface WebhookOwner {
  readonly userId: string;
  readonly keyId: string;
}

/** Fields of a webhook that its owner chooses. */
export interface WebhookFields {
  readonly url: string;
  readonly networks: readonly RpcName[] | null;
  readonly types: readonly ActivityType[] | null;
  readonly testnetsOnly: boolean;
}

/** Answers the requests of a key about its webhooks. Those of other keys are not found (WebhookProblemError). */
export class WebhookService {
  readonly #dependencies: WebhookServiceDependencies;

  constructor(dependencies: WebhookServiceDependencies) {
    this.#dependencies = dependencies;
  }

  list({ userId, keyId }: WebhookOwner): Promise<readonly Webhook[]> {
    return this.#dependencies.webhooks.list(userId, keyId);
  }

  /** @throws WebhookProblemError 'url', or 'full' */
  async create({ userId, keyId }: WebhookOwner, { url, ...fields }: WebhookFields): Promise<Webhook> {
    const { webhooks, requireUrl, now } = this.#dependencies;
    const target = new URL(url);
    await requireUrl(target);
    const created = await webhooks.create({
      ...{ id: createWebhookId(), userId, keyId, url: target.href, ...fields },
      ...{ secret: createWebhookSecret(), createdAt: now() },
    });
    if (created === 'full') throw new WebhookProblemError('full');
    return created;
  }

  /**
   * Gives the key the webhooks of another key of its user, as when the other one is replaced. A testnet key adopts from testnet keys
   * only, and any other key from other keys only.
   *
   * @throws WebhookProblemError 'adoptsTooMany', or 'adoptsOwn'
   */
  async adopt(
    owner: WebhookOwner & { readonly testnetsOnly: boolean },
    fromKeyId: string,
  ): Promise<readonly Webhook[]> {
    if (fromKeyId === owner.keyId) throw new WebhookProblemError('adoptsOwn');
    const { webhooks, lanes, queue, now } = this.#dependencies;
    const adopted = await webhooks.adopt(owner, fromKeyId);
    if (adopted === 'full') throw new WebhookProblemError('adoptsTooMany');
    // Those of an expired key have events that wait.
    for (const { id, startSequence, status } of adopted)
      if (status === 'active')
        await queue.enqueue(await lanes.resume(id, startSequence, now()), { ownsRetries: true });
    return adopted;
  }

  async remove(owner: WebhookOwner, id: string): Promise<void> {
    const { webhooks, lanes } = this.#dependencies;
    const webhook = await this.#find(owner, id);
    await webhooks.remove(webhook);
    await lanes.removeAll(id);
  }

  /** Stops deliveries; events are stored. */
  pause(owner: WebhookOwner, id: string): Promise<Webhook> {
    return this.#change(owner, id, ({ status }) =>
      status === 'active' ? { status: 'paused', pausedBy: 'user' } : undefined,
    );
  }

  /** Continues after the last event that was delivered. */
  async resume(owner: WebhookOwner, id: string): Promise<Webhook> {
    const { lanes, queue, now } = this.#dependencies;
    const resumed = await this.#change(owner, id, ({ status }) =>
      status === 'paused' ? { status: 'active', pausedBy: null, failingSince: null } : undefined,
    );
    // Also past a deliverer that still sees the webhook as paused.
    await queue.enqueue(await lanes.resume(id, resumed.startSequence, now()), { ownsRetries: true });
    return resumed;
  }

  /** Replaces the secret. The previous one also signs for 24 hours; another rotation in that time extends the first
   * secret and drops the one in between. */
  async rotate(
    owner: WebhookOwner,
    id: string,
  ): Promise<{ readonly secret: string; readonly previousValidUntil: number }> {
    const secret = createWebhookSecret();
    const now = this.#dependencies.now();
    const validUntil = now + SECRET_OVERLAP_MS;
    await this.#change(owner, id, (before) => {
      const { previousSecret } = before;
      const isInOverlap = previousSecret !== null && previousSecret.validUntil > now;
      const known = isInOverlap ? previousSecret.secret : before.secret;
      return { secret, previousSecret: { secret: known, validUntil } };
    });
    return { secret, previousValidUntil: validUntil };
  }

  /** Sends an event with invented data, once; it is not listed among the deliveries. */
  async test(owner: WebhookOwner, id: string): Promise<Delivery> {
    const { now } = this.#dependencies;
    const webhook = await this.#find(owner, id);
    const firstAt = now();
    const event = testEventFor(webhook, firstAt);
    const attempt = await sendEvent(webhook, event, this.#dependencies);
    const state = attempt.isDelivered ? 'delivered' : 'failed';
    return deliveryOf(webhook, event, attempt, { state, attempts: 1, firstAt, lastAt: now() });
  }

  /** Returns deliveries by their first attempt, newest first. */
  async deliveries(
    owner: WebhookOwner,
    id: string,
    after: Pick<Delivery, 'firstAt' | 'eventId'> | undefined,
    limit: number,
  ): Promise<readonly Delivery[]> {
    const webhook = await this.#find(owner, id);
    return this.#dependencies.deliveries.list(webhook.id, after, limit);
  }

  /** Sends an event again, once, with the same id. */
  async replay(owner: WebhookOwner, id: string, eventId: string): Promise<Delivery> {
    const { webhooks, deliveries, log, now } = this.#dependencies;
    const webhook = await this.#find(owner, id);
    const before = await deliveries.find(id, eventId);
    const logged = before && (await log.find(owner.userId, eventId));
    if (!before || !logged) throw new WebhookProblemError('notFound');
    const attempt = await sendEvent(webhook, logged.event, this.#dependencies);
    const { firstAt, nextAt } = before;
    const stillRetries = before.state === 'retrying' && !attempt.isDelivered;
    const failedState = stillRetries ? 'retrying' : 'failed';
    const lastAt = now();
    const delivery = deliveryOf(webhook, logged.event, attempt, {
      state: attempt.isDelivered ? 'delivered' : failedState,
      ...{ attempts: before.attempts + 1, firstAt, lastAt },
      ...(stillRetries && nextAt !== undefined && { nextAt }),
    });
    await deliveries.write(delivery);
    if (attempt.isDelivered) await webhooks.change(id, () => ({ lastSuccessAt: lastAt, failingSince: null }));
    return delivery;
  }

  async #find({ userId, keyId }: WebhookOwner, id: string): Promise<Webhook> {
    const webhook = await this.#dependencies.webhooks.find(id);
    if (webhook?.userId !== userId || webhook.keyId !== keyId) throw new WebhookProblemError('notFound');
    return webhook;
  }

  async #change(
    owner: WebhookOwner,
    id: string,
    change: (webhook: Webhook) => WebhookChange | undefined,
  ): Promise<Webhook> {
    await this.#find(owner, id);
    const changed = await this.#dependencies.webhooks.change(id, change);
    if (!changed) throw new WebhookProblemError('notFound');
    return changed;
  }
}
