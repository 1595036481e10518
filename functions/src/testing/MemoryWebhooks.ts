import { randomUUID } from 'node:crypto';
import { laneIdOf } from '../data/laneIds.ts';
import type { ActivityLog, LoggedActivity } from '../services/activity/ActivityLog.ts';
import type { Delivery } from '../services/webhooks/Delivery.ts';
import type { DeliveryStore } from '../services/webhooks/DeliveryStore.ts';
import type { LaneProgress, LaneStore, LeasedLane } from '../services/webhooks/LaneStore.ts';
import { LeaseLostError } from '../services/webhooks/LeaseLostError.ts';
import { MAX_WEBHOOKS, type Webhook } from '../services/webhooks/Webhook.ts';
import type { KeyState, Mail, WebhookStore } from '../services/webhooks/WebhookStore.ts';

interface MemoryLane extends LaneProgress {
  readonly userId: string;
  readonly targetId: string;
  readonly orderingKey: string;
  readonly lastSequence: number;
  readonly dueAt?: number | undefined;
  readonly retryAt?: number | undefined;
  readonly leaseId?: string | undefined;
  readonly leasedUntil?: number | undefined;
}

/** Webhooks, lanes, deliveries and the activity log in memory, with the conditions of the Firestore stores. */
export class MemoryWebhooks {
  readonly webhooks = new Map<string, Webhook>();
  readonly lanes = new Map<string, MemoryLane>();
  readonly deliveries = new Map<string, Delivery>();
  readonly events = new Map<string, LoggedActivity[]>();
  readonly mails: Mail[] = [];
  /** Lanes in the order in which they were enqueued. */
  readonly enqueued: string[] = [];
  keyState: KeyState = 'valid';

  readonly queue = {
    enqueue: (laneIds: readonly string[]) => {
      this.enqueued.push(...laneIds);
      return Promise.resolve();
    },
  };

  /** Adds an event to the log, and to the lanes of the webhooks that are given, as the scanner does. */
  add(userId: string, logged: LoggedActivity, webhookIds: readonly string[], now: number): string[] {
    const { orderingKey, sequence: lastSequence } = logged;
    const name = `${userId}/${orderingKey}`;
    this.events.set(name, [...(this.events.get(name) ?? []), logged]);
    return webhookIds.map((targetId) => {
      const id = laneIdOf(targetId, orderingKey);
      const before = this.lanes.get(id) ?? {
        deliveredSequence: undefined,
        attempts: 0,
        failingSince: undefined,
      };
      this.lanes.set(id, { ...before, userId, targetId, orderingKey, lastSequence, dueAt: now });
      return id;
    });
  }

  readonly log: Pick<ActivityLog, 'afterWithKey' | 'find'> = {
    afterWithKey: (userId, orderingKey, sequence, limit) =>
      Promise.resolve(
        (this.events.get(`${userId}/${orderingKey}`) ?? [])
          .filter((logged) => logged.sequence > sequence)
          .slice(0, limit),
      ),
    find: (userId, eventId) =>
      Promise.resolve(
        [...this.events]
          .filter(([name]) => name.startsWith(`${userId}/`))
          .flatMap(([, events]) => events)
          .find(({ event }) => event.id === eventId),
      ),
  };

  readonly store: WebhookStore = {
    create: (draft) => {
      const all = [...this.webhooks.values()].filter(({ userId }) => userId === draft.userId);
      const ofKey = all.filter(({ keyId }) => keyId === draft.keyId);
      if (ofKey.length >= MAX_WEBHOOKS.ofKey || all.length >= MAX_WEBHOOKS.ofUser)
        return Promise.resolve('full');
      const webhook: Webhook = {
        ...draft,
        ...{ status: 'active', pausedBy: null, previousSecret: null, startSequence: 0 },
        ...{ lastSuccessAt: null, failingSince: null },
      };
      this.webhooks.set(webhook.id, webhook);
      return Promise.resolve(webhook);
    },
    list: (userId, keyId) =>
      Promise.resolve(
        [...this.webhooks.values()].filter((one) => one.userId === userId && one.keyId === keyId),
      ),
    find: (id) => Promise.resolve(this.webhooks.get(id)),
    change: (id, change, mail) => {
      const before = this.webhooks.get(id);
      const changes = before && change(before);
      if (!before || !changes) return Promise.resolve(before);
      const after = { ...before, ...changes };
      this.webhooks.set(id, after);
      if (mail) this.mails.push(mail);
      return Promise.resolve(after);
    },
    adopt: ({ userId, keyId, testnetsOnly }, fromKeyId) => {
      const all = [...this.webhooks.values()].filter((one) => one.userId === userId);
      const given = all.filter((one) => one.keyId === fromKeyId && one.testnetsOnly === testnetsOnly);
      const own = all.filter((one) => one.keyId === keyId);
      if (own.length + given.length > MAX_WEBHOOKS.ofKey) return Promise.resolve('full' as const);
      const adopted = given.map((webhook) => ({ ...webhook, keyId }));
      for (const webhook of adopted) this.webhooks.set(webhook.id, webhook);
      return Promise.resolve(adopted);
    },
    remove: ({ id }) => {
      this.webhooks.delete(id);
      return Promise.resolve();
    },
    keyState: () => Promise.resolve(this.keyState),
  };

  readonly deliveryStore: DeliveryStore = {
    find: (webhookId, eventId) => Promise.resolve(this.deliveries.get(`${webhookId}_${eventId}`)),
    write: (delivery) => {
      this.#record(delivery);
      return Promise.resolve();
    },
    list: (webhookId, after, limit) => {
      const key = ({ firstAt, eventId }: Pick<Delivery, 'firstAt' | 'eventId'>) =>
        `${String(firstAt).padStart(16, '0')} ${eventId}`;
      const listed = [...this.deliveries.values()]
        .filter((one) => one.webhookId === webhookId && (!after || key(one) < key(after)))
        .toSorted((one, other) => (key(one) < key(other) ? 1 : -1));
      return Promise.resolve(listed.slice(0, limit));
    },
  };

  readonly laneStore: LaneStore = {
    ownerOf: (id) => Promise.resolve(this.lanes.get(id)?.userId),
    lease: (id, { leaseId, now, leasedUntil, isRetry }) => {
      const lane = this.lanes.get(id);
      if (!lane) return Promise.resolve('absent');
      if ((lane.leasedUntil ?? 0) > now) return Promise.resolve('leased');
      if (!isRetry && (lane.retryAt ?? 0) > now) return Promise.resolve('waiting');
      const leased = { ...lane, leaseId, leasedUntil };
      this.lanes.set(id, leased);
      return Promise.resolve({ id, ...leased });
    },
    advance: async (lane, progress, leasedUntil, delivery) => {
      const stored = await this.#requireLease(lane);
      this.lanes.set(lane.id, { ...stored, ...progressOf(progress), leasedUntil, retryAt: undefined });
      if (delivery) this.#record(delivery);
      return { ...lane, ...progressOf(progress), leasedUntil, lastSequence: stored.lastSequence };
    },
    finish: async (lane, sequence, leasedUntil) => {
      const stored = await this.#requireLease(lane);
      const { lastSequence } = stored;
      const done = { deliveredSequence: sequence, attempts: 0, failingSince: undefined };
      const isDone = lastSequence <= sequence;
      const lease = isDone
        ? { leaseId: undefined, leasedUntil: undefined, dueAt: undefined }
        : { leasedUntil };
      this.lanes.set(lane.id, { ...stored, ...done, ...lease, retryAt: undefined });
      return isDone ? undefined : { ...lane, ...done, leasedUntil, lastSequence };
    },
    release: async (lane, progress, dueAt, delivery) => {
      const stored = await this.#requireLease(lane);
      const ended = { leaseId: undefined, leasedUntil: undefined, dueAt, retryAt: dueAt };
      this.lanes.set(lane.id, { ...stored, ...progressOf(progress), ...ended });
      if (delivery) this.#record(delivery);
    },
    resume: (webhookId, startSequence, now) => {
      const pending = [...this.lanes].filter(
        ([, lane]) =>
          lane.targetId === webhookId && lane.lastSequence > (lane.deliveredSequence ?? startSequence),
      );
      for (const [id, lane] of pending) {
        const again = { attempts: 0, failingSince: undefined, retryAt: undefined, dueAt: now };
        this.lanes.set(id, { ...lane, ...again });
      }
      return Promise.resolve(pending.map(([id]) => id));
    },
    overdue: (before, limit) =>
      Promise.resolve(
        [...this.lanes]
          .flatMap(([id, { dueAt }]) => (dueAt !== undefined && dueAt <= before ? [{ id, dueAt }] : []))
          .toSorted((one, other) => one.dueAt - other.dueAt)
          .slice(0, limit),
      ),
    remove: (id) => {
      this.lanes.delete(id);
      return Promise.resolve();
    },
    removeAll: (webhookId) => {
      for (const [id, lane] of this.lanes) if (lane.targetId === webhookId) this.lanes.delete(id);
      return Promise.resolve();
    },
  };

  /** A webhook of 'alice' that exists. */
  addWebhook(changes: Partial<Webhook> = {}): Webhook {
    const webhook: Webhook = {
      ...{ id: `we${randomUUID().replaceAll('-', '').slice(0, 22)}`, userId: 'alice', keyId: 'key' },
      ...{ url: 'https://hooks.example/', networks: null, types: null, testnetsOnly: false },
      ...{ status: 'active', pausedBy: null, secret: `whsec_${'A'.repeat(43)}=`, previousSecret: null },
      ...{ createdAt: 0, startSequence: 0, lastSuccessAt: null, failingSince: null, ...changes },
    };
    this.webhooks.set(webhook.id, webhook);
    return webhook;
  }

  #record(delivery: Delivery): void {
    this.deliveries.set(`${delivery.webhookId}_${delivery.eventId}`, delivery);
  }

  #requireLease({ id, leaseId }: LeasedLane): Promise<MemoryLane> {
    const stored = this.lanes.get(id);
    return stored?.leaseId === leaseId ? Promise.resolve(stored) : Promise.reject(new LeaseLostError());
  }
}

function progressOf({ deliveredSequence, attempts, failingSince }: LaneProgress): LaneProgress {
  return { deliveredSequence, attempts, failingSince };
}
