import { serverCollections } from '@everything-wallet/core/documents/collections';
import { rpcNameSchema } from '@everything-wallet/core/schemas/fields';
import type { Firestore } from '@google-cloud/firestore';
import { z } from 'zod';
import { activityTypes } from '../activity/ActivityEvent.ts';
import { attemptProblems, deliveryStates, type Delivery } from './Delivery.ts';
import type { DeliveryStore } from './DeliveryStore.ts';
import { EVENT_STORED_MS } from '../../data/eventStoredMs.ts';
import { firestore } from '../../data/firestore.ts';

/** webhook_deliveries/{webhook id}_{event id}; times are numbers, in ms since 1970, but for `expires_at`. */
const storedDeliverySchema = z.object({
  webhook_id: z.string(),
  user_id: z.string(),
  event_id: z.string(),
  type: z.enum(activityTypes),
  network: rpcNameSchema,
  address: z.string(),
  tx_hash: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  status: z.number().optional(),
  problem: z.enum(attemptProblems).optional(),
  duration_ms: z.number(),
  first_at: z.number(),
  last_at: z.number(),
  next_at: z.number().optional(),
});

/** The `webhook_deliveries` collection. */
export const firestoreDeliveries: DeliveryStore = {
  async find(webhookId, eventId) {
    const found = await deliveryRef(await database(), webhookId, eventId).get();
    return found.exists ? toDelivery(found.data()) : undefined;
  },

  async write(delivery) {
    const db = await database();
    await deliveryRef(db, delivery.webhookId, delivery.eventId).set(await deliveryDocument(delivery));
  },

  async list(webhookId, after, limit) {
    const { FieldPath } = await firestore();
    const db = await database();
    const query = db
      .collection(serverCollections.webhookDeliveries)
      .where('webhook_id', '==', webhookId)
      .orderBy('first_at', 'desc')
      .orderBy(FieldPath.documentId(), 'desc');
    const rest = after ? query.startAfter(after.firstAt, idOf(webhookId, after.eventId)) : query;
    return (await rest.limit(limit).get()).docs.map((document) => toDelivery(document.data()));
  },
};

/** The document of a delivery. */
export function deliveryRef(db: Firestore, webhookId: string, eventId: string) {
  return db.collection(serverCollections.webhookDeliveries).doc(idOf(webhookId, eventId));
}

/** Returns the fields of a delivery's document. */
export async function deliveryDocument(delivery: Delivery) {
  const { Timestamp } = await firestore();
  const { status, problem, nextAt } = delivery;
  const fields: z.infer<typeof storedDeliverySchema> = {
    webhook_id: delivery.webhookId,
    user_id: delivery.userId,
    event_id: delivery.eventId,
    type: delivery.type,
    network: delivery.network,
    address: delivery.address,
    tx_hash: delivery.txHash,
    state: delivery.state,
    attempts: delivery.attempts,
    ...(status !== undefined && { status }),
    ...(problem !== undefined && { problem }),
    duration_ms: delivery.durationMs,
    first_at: delivery.firstAt,
    last_at: delivery.lastAt,
    ...(nextAt !== undefined && { next_at: nextAt }),
  };
  return { ...fields, expires_at: Timestamp.fromMillis(delivery.lastAt + EVENT_STORED_MS) };
}

async function database(): Promise<Firestore> {
  const { getFirestore } = await firestore();
  return getFirestore();
}

function idOf(webhookId: string, eventId: string): string {
  return `${webhookId}_${eventId}`;
}

function toDelivery(data: unknown): Delivery {
  const stored = storedDeliverySchema.parse(data);
  const { status, problem, next_at: nextAt } = stored;
  return {
    webhookId: stored.webhook_id,
    userId: stored.user_id,
    eventId: stored.event_id,
    type: stored.type,
    network: stored.network,
    address: stored.address,
    txHash: stored.tx_hash,
    state: stored.state,
    attempts: stored.attempts,
    ...(status !== undefined && { status }),
    ...(problem !== undefined && { problem }),
    durationMs: stored.duration_ms,
    firstAt: stored.first_at,
    lastAt: stored.last_at,
    ...(nextAt !== undefined && { nextAt }),
  };
}
