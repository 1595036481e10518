import { serverCollections } from '@everything-wallet/core/documents/collections';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { z } from 'zod';
import { activityEventId } from './activityEventId.ts';
import { EVENT_STORED_MS } from './eventStoredMs.ts';
import { firestore } from './firestore.ts';

/** The events that a webhook gets. */
const subscriptionSchema = z.object({
  id: z.string(),
  networks: z.array(z.string()).nullable(),
  types: z.array(z.string()).nullable(),
});

/** activity_logs/{uid}: the last sequence, the user's webhooks, and the time until which events are stored without one. */
export const activityLogSchema = z.object({
  sequence: z.number().default(0),
  endpoints: z.array(subscriptionSchema).default([]),
  listens_until: z.custom<{ toMillis: () => number }>().optional(),
});

/** An event to store. */
export interface NewActivityEvent {
  readonly id: string;
  readonly type: string;
  readonly network: string;
  /** JSON. */
  readonly event: string;
}

/** Adds events to a user's log within a transaction. */
export class ActivityWriter {
  readonly isListening: boolean;
  readonly #db: Firestore;
  readonly #transaction: Transaction;
  readonly #userId: string;
  readonly #log: z.output<typeof activityLogSchema>;
  readonly #added: { readonly lane: string; readonly event: NewActivityEvent }[] = [];
  readonly #lanes = new Map<string, number | undefined>();
  readonly #firestore: Awaited<ReturnType<typeof firestore>>;

  private constructor(
    parts: readonly [Firestore, Transaction, Awaited<ReturnType<typeof firestore>>],
    userId: string,
    log: z.output<typeof activityLogSchema>,
  ) {
    [this.#db, this.#transaction, this.#firestore] = parts;
    this.#userId = userId;
    this.#log = log;
    this.isListening = isListening(log);
  }

  /** Reads the user's log: before the transaction's first write. */
  static async open(db: Firestore, transaction: Transaction, userId: string): Promise<ActivityWriter> {
    const stored = await transaction.get(db.collection(serverCollections.activityLogs).doc(userId));
    const log = activityLogSchema.parse(stored.data() ?? {});
    return new ActivityWriter([db, transaction, await firestore()], userId, log);
  }

  add(lane: string, event: NewActivityEvent): void {
    this.#added.push({ lane, event });
    for (const id of this.#lanesOf(lane, event)) this.#lanes.set(id, this.#log.sequence + this.#added.length);
  }

  /** Names the lanes of an event that is stored. */
  touch(lane: string, event: NewActivityEvent): void {
    for (const id of this.#lanesOf(lane, event)) this.#lanes.set(id, this.#lanes.get(id));
  }

  /** Writes the events and the last sequence of each lane; returns the ids of all lanes. */
  write(): readonly string[] {
    const { Timestamp } = this.#firestore;
    const now = Date.now();
    const expiresAt = Timestamp.fromMillis(now + EVENT_STORED_MS);
    for (const [index, { lane, event }] of this.#added.entries()) {
      const sequence = this.#log.sequence + index + 1;
      const id = activityEventId(this.#userId, sequence);
      this.#transaction.create(this.#db.collection(serverCollections.activityEvents).doc(id), {
        ...{ user_id: this.#userId, sequence, lane, user_lane: `${this.#userId}_${lane}` },
        ...{ event_id: event.id, event: event.event, expires_at: expiresAt },
      });
    }
    if (this.#added.length > 0)
      this.#transaction.set(
        this.#db.collection(serverCollections.activityLogs).doc(this.#userId),
        { sequence: this.#log.sequence + this.#added.length },
        { merge: true },
      );
    for (const [id, sequence] of this.#lanes) {
      if (sequence === undefined) continue;
      const [webhookId = '', ...lane] = id.split('_');
      this.#transaction.set(
        this.#db.collection(serverCollections.webhookLanes).doc(id),
        {
          ...{ user_id: this.#userId, webhook_id: webhookId, lane: lane.join('_') },
          ...{ last_sequence: sequence, due_at: now },
        },
        { merge: true },
      );
    }
    return [...this.#lanes.keys()];
  }

  #lanesOf(lane: string, { type, network }: NewActivityEvent): readonly string[] {
    const takes = (wanted: readonly string[] | null, value: string) => wanted?.includes(value) ?? true;
    return this.#log.endpoints
      .filter(({ networks, types }) => takes(networks, network) && takes(types, type))
      .map(({ id }) => `${id}_${lane}`);
  }
}

/** Returns true if the events of a log's user are stored. */
export function isListening(stored: unknown): boolean {
  const { endpoints, listens_until: until } = activityLogSchema.parse(stored);
  return endpoints.length > 0 || (until?.toMillis() ?? 0) > Date.now();
}
