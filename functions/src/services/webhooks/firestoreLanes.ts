import { serverCollections } from '@everything-wallet/core/documents/collections';
import type { DocumentReference, Firestore, Transaction } from '@google-cloud/firestore';
import { z } from 'zod';
import type { LaneProgress, LaneStore, LeasedLane } from './LaneStore.ts';
import { LeaseLostError } from './LeaseLostError.ts';
import { deleteLanesOf } from '../../data/deleteLanesOf.ts';
import { firestore } from '../../data/firestore.ts';
import { pagesOf } from '../../data/pagesOf.ts';
import { deliveryDocument, deliveryRef } from './firestoreDeliveries.ts';

/** Lanes that are read, or written, at once. */
const PAGE = 300;

/**
 * webhook_lanes/{`laneIdOf` a target and ordering key}; times are numbers, in ms since 1970. The activity log writes user_id, webhook_id
 * (the target), lane (the ordering key), last_sequence and due_at with each event.
 */
const storedLaneSchema = z.object({
  user_id: z.string(),
  webhook_id: z.string(),
  lane: z.string(),
  last_sequence: z.number(),
  delivered_sequence: z.number().optional(),
  attempts: z.number().default(0),
  failing_since: z.number().optional(),
  /** Time before which only a retry makes an attempt. */
  retry_at: z.number().optional(),
  lease_id: z.string().optional(),
  leased_until: z.number().optional(),
});

const dueAtSchema = z.number();

type StoredLane = z.infer<typeof storedLaneSchema>;

/** The `webhook_lanes` collection. */
export const firestoreLanes: LaneStore = {
  async ownerOf(id) {
    const found = await refOf(await database(), id).get();
    return found.exists ? storedLaneSchema.parse(found.data()).user_id : undefined;
  },

  async lease(id, { leaseId, now, leasedUntil, isRetry }) {
    const db = await database();
    return db.runTransaction(async (transaction) => {
      const found = await transaction.get(refOf(db, id));
      if (!found.exists) return 'absent';
      const stored = storedLaneSchema.parse(found.data());
      if ((stored.leased_until ?? 0) > now) return 'leased';
      if (!isRetry && (stored.retry_at ?? 0) > now) {
        // A new event has made it due at once.
        transaction.update(found.ref, { due_at: stored.retry_at });
        return 'waiting';
      }
      transaction.update(found.ref, { lease_id: leaseId, leased_until: leasedUntil });
      return toLane(id, stored, leaseId, leasedUntil);
    });
  },

  async advance(lane, progress, leasedUntil, delivery) {
    const db = await database();
    const { fields, remove } = await progressFields(progress);
    const document = delivery && (await deliveryDocument(delivery));
    return db.runTransaction(async (transaction) => {
      const stored = await requireLease(transaction, refOf(db, lane.id), lane);
      transaction.update(refOf(db, lane.id), { ...fields, leased_until: leasedUntil, retry_at: remove });
      if (delivery && document)
        transaction.set(deliveryRef(db, delivery.webhookId, delivery.eventId), document);
      const { deliveredSequence, attempts, failingSince } = progress;
      const lastSequence = stored.last_sequence;
      return { ...lane, deliveredSequence, attempts, failingSince, leasedUntil, lastSequence };
    });
  },

  async finish(lane, sequence, leasedUntil) {
    const db = await database();
    const progress: LaneProgress = { deliveredSequence: sequence, attempts: 0, failingSince: undefined };
    const { fields, remove } = await progressFields(progress);
    return db.runTransaction(async (transaction) => {
      const { last_sequence: lastSequence } = await requireLease(transaction, refOf(db, lane.id), lane);
      const isDone = lastSequence <= sequence;
      transaction.update(refOf(db, lane.id), {
        ...fields,
        retry_at: remove,
        ...(isDone
          ? { lease_id: remove, leased_until: remove, due_at: remove }
          : { leased_until: leasedUntil }),
      });
      return isDone ? undefined : { ...lane, ...progress, leasedUntil, lastSequence };
    });
  },

  async release(lane, progress, dueAt, delivery) {
    const db = await database();
    const { fields, remove } = await progressFields(progress);
    const document = delivery && (await deliveryDocument(delivery));
    await db.runTransaction(async (transaction) => {
      await requireLease(transaction, refOf(db, lane.id), lane);
      transaction.update(refOf(db, lane.id), {
        ...{ ...fields, lease_id: remove, leased_until: remove },
        ...{ retry_at: dueAt ?? remove, due_at: dueAt ?? remove },
      });
      if (delivery && document)
        transaction.set(deliveryRef(db, delivery.webhookId, delivery.eventId), document);
    });
  },

  async resume(webhookId, startSequence, now) {
    const { FieldValue } = await firestore();
    const db = await database();
    const remove = FieldValue.delete();
    const resumed: string[] = [];
    for await (const page of pagesOf(ofWebhook(db, webhookId), PAGE)) {
      const pending = page.filter((document) => {
        const { last_sequence: last, delivered_sequence: done } = storedLaneSchema.parse(document.data());
        return last > (done ?? startSequence);
      });
      const batch = db.batch();
      for (const { ref } of pending)
        batch.update(ref, { attempts: 0, failing_since: remove, retry_at: remove, due_at: now });
      await batch.commit();
      resumed.push(...pending.map(({ id }) => id));
    }
    return resumed;
  },

  async overdue(before, limit) {
    const { docs } = await (
      await database()
    )
      .collection(serverCollections.webhookLanes)
      .where('due_at', '<=', before)
      .orderBy('due_at')
      .limit(limit)
      .get();
    return docs.map((document) => ({
      id: document.id,
      dueAt: dueAtSchema.parse(document.get('due_at')),
    }));
  },

  async remove(id) {
    await refOf(await database(), id).delete();
  },

  removeAll: deleteLanesOf,
};

async function database(): Promise<Firestore> {
  const { getFirestore } = await firestore();
  return getFirestore();
}

function refOf(db: Firestore, id: string): DocumentReference {
  return db.collection(serverCollections.webhookLanes).doc(id);
}

function ofWebhook(db: Firestore, webhookId: string) {
  return db.collection(serverCollections.webhookLanes).where('webhook_id', '==', webhookId);
}

async function progressFields({ deliveredSequence, attempts, failingSince }: LaneProgress) {
  const { FieldValue } = await firestore();
  const remove = FieldValue.delete();
  const fields = {
    delivered_sequence: deliveredSequence ?? remove,
    attempts,
    failing_since: failingSince ?? remove,
  };
  return { fields, remove };
}

/** @throws LeaseLostError */
async function requireLease(
  transaction: Transaction,
  ref: DocumentReference,
  { leaseId }: LeasedLane,
): Promise<StoredLane> {
  const found = await transaction.get(ref);
  if (!found.exists || found.get('lease_id') !== leaseId) throw new LeaseLostError();
  return storedLaneSchema.parse(found.data());
}

function toLane(id: string, stored: StoredLane, leaseId: string, leasedUntil: number): LeasedLane {
  return {
    ...{ id, userId: stored.user_id, targetId: stored.webhook_id, orderingKey: stored.lane },
    ...{ lastSequence: stored.last_sequence, deliveredSequence: stored.delivered_sequence },
    ...{ attempts: stored.attempts, failingSince: stored.failing_since, leaseId, leasedUntil },
  };
}
