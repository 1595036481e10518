import { serverCollections } from '@everything-wallet/core/documents/collections';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { activityEventId } from './activityEventId.ts';
import {
  activityLogIn,
  activityLogRef,
  isListening,
  type ActivityLogDocument,
} from './activityLogDocument.ts';
import { EVENT_STORED_MS } from './eventStoredMs.ts';
import { firestore } from './firestore.ts';
import { isWanted } from './isWanted.ts';
import { laneIdOf } from './laneIds.ts';

/** An event to store. */
export interface NewActivityEvent {
  readonly id: string;
  readonly type: string;
  readonly network: string;
  /** JSON. */
  readonly event: string;
}

/** A lane with an event of the transaction. */
interface TouchedLane {
  readonly targetId: string;
  readonly orderingKey: string;
  /** That of its last new event; undefined if all were stored before. */
  readonly sequence: number | undefined;
}

/** Adds events to a user's log within a transaction. */
export class ActivityWriter {
  readonly isListening: boolean;
  readonly #db: Firestore;
  readonly #transaction: Transaction;
  readonly #userId: string;
  readonly #log: ActivityLogDocument;
  readonly #added: { readonly orderingKey: string; readonly event: NewActivityEvent }[] = [];
  readonly #lanes = new Map<string, TouchedLane>();
  readonly #firestore: Awaited<ReturnType<typeof firestore>>;

  private constructor(
    parts: readonly [Firestore, Transaction, Awaited<ReturnType<typeof firestore>>],
    userId: string,
    log: ActivityLogDocument,
  ) {
    [this.#db, this.#transaction, this.#firestore] = parts;
    this.#userId = userId;
    this.#log = log;
    this.isListening = isListening(log);
  }

  /** Reads the user's log: before the transaction's first write. */
  static async open(db: Firestore, transaction: Transaction, userId: string): Promise<ActivityWriter> {
    const stored = await transaction.get(activityLogRef(db, userId));
    return new ActivityWriter([db, transaction, await firestore()], userId, activityLogIn(stored));
  }

  add(orderingKey: string, event: NewActivityEvent): void {
    this.#added.push({ orderingKey, event });
    this.#touch(orderingKey, event, this.#log.sequence + this.#added.length);
  }

  /** Names the lanes of an event that is stored. */
  touch(orderingKey: string, event: NewActivityEvent): void {
    this.#touch(orderingKey, event, undefined);
  }

  /** Writes the events and the last sequence of each lane; returns the ids of all lanes. */
  write(): readonly string[] {
    const { Timestamp } = this.#firestore;
    const now = Date.now();
    const expiresAt = Timestamp.fromMillis(now + EVENT_STORED_MS);
    for (const [index, { orderingKey, event }] of this.#added.entries()) {
      const sequence = this.#log.sequence + index + 1;
      const id = activityEventId(this.#userId, sequence);
      this.#transaction.create(this.#db.collection(serverCollections.activityEvents).doc(id), {
        ...{ user_id: this.#userId, sequence, lane: orderingKey },
        user_lane: `${this.#userId}_${orderingKey}`,
        ...{ event_id: event.id, event: event.event, expires_at: expiresAt },
      });
    }
    if (this.#added.length > 0)
      this.#transaction.set(
        activityLogRef(this.#db, this.#userId),
        { sequence: this.#log.sequence + this.#added.length },
        { merge: true },
      );
    for (const [id, { targetId, orderingKey, sequence }] of this.#lanes) {
      if (sequence === undefined) continue;
      this.#transaction.set(
        this.#db.collection(serverCollections.webhookLanes).doc(id),
        {
          ...{ user_id: this.#userId, webhook_id: targetId, lane: orderingKey },
          ...{ last_sequence: sequence, due_at: now },
        },
        { merge: true },
      );
    }
    return [...this.#lanes.keys()];
  }

  #touch(orderingKey: string, event: NewActivityEvent, sequence: number | undefined): void {
    for (const target of this.#log.endpoints) {
      if (!isWanted(target, event)) continue;
      const id = laneIdOf(target.id, orderingKey);
      const lane = { targetId: target.id, orderingKey, sequence: sequence ?? this.#lanes.get(id)?.sequence };
      this.#lanes.set(id, lane);
    }
  }
}
