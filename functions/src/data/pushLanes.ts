import { serverCollections } from '@everything-wallet/core/documents/collections';
import { z } from 'zod';
import { firestore } from './firestore.ts';

/** webhook_lanes/{id}, as far as pushes need it. */
const laneSchema = z.object({
  user_id: z.string(),
  lane: z.string(),
  last_sequence: z.number(),
  delivered_sequence: z.number().default(0),
});

/** Lane of pushes: the events of one account on one network. */
export interface PushLane {
  readonly userId: string;
  /** `<chain id>_<address in lower case>` */
  readonly lane: string;
  /** Sequence of the last event that was delivered; 0 without one. */
  readonly delivered: number;
}

/** Positions of deliveries in the lanes of pushes. */
export const pushLanes = {
  async read(laneId: string): Promise<PushLane | undefined> {
    const stored = (await (await open()).reference(laneId).get()).data();
    if (!stored) return undefined;
    const { user_id: userId, lane, delivered_sequence: delivered } = laneSchema.parse(stored);
    return { userId, lane, delivered };
  },

  /** Moves a lane forward, never back. With its last event it is no longer due. */
  async advance(laneId: string, sequence: number): Promise<void> {
    const { db, reference, FieldValue } = await open();
    await db.runTransaction(async (transaction) => {
      const stored = (await transaction.get(reference(laneId))).data();
      // The account was deleted.
      if (!stored) return;
      const { last_sequence: last, delivered_sequence: before } = laneSchema.parse(stored);
      const delivered = Math.max(sequence, before);
      transaction.update(reference(laneId), {
        delivered_sequence: delivered,
        ...(delivered >= last && { due_at: FieldValue.delete() }),
      });
    });
  },
};

async function open() {
  const { getFirestore, FieldValue } = await firestore();
  const db = getFirestore();
  const reference = (laneId: string) => db.collection(serverCollections.webhookLanes).doc(laneId);
  return { db, reference, FieldValue };
}
