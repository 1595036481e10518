import { createHash } from 'node:crypto';
import { serverCollections } from '@everything-wallet/core/documents/collections';
import {
  pushSubscriptionSchema,
  type PushSubscriptionKeys,
} from '@everything-wallet/core/schemas/pushSubscription';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { z } from 'zod';
import { activityLogIn, activityLogRef } from './activityLogDocument.ts';
import { firestore } from './firestore.ts';
import { pushTargetId } from './pushTargetId.ts';

/** Browsers of a user that get pushes; the oldest subscription makes room for a new one. */
const MAX_OF_USER = 10;

/** Events that a push may be about. */
const TYPES = ['transfer.coin', 'transfer.token', 'transfer.nft', 'movement.settled'];

/** push_subscriptions/{uid}_{digest of the endpoint} */
const storedSchema = z.object({
  ...pushSubscriptionSchema.shape,
  user_id: z.string(),
  accounts: z.array(z.string()).nullable(),
  created_at: z.custom<{ toMillis: () => number }>(),
});

/** A browser that gets pushes. */
export interface StoredPushSubscription extends PushSubscriptionKeys {
  /** Addresses in lower case; null for all accounts. */
  readonly accounts: readonly string[] | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/**
 * Browsers that get pushes. While a user has one, pushes are a target of their log, so that the scanners store events and wake the lanes of
 * pushes.
 */
export const pushSubscriptions = {
  /** Stores a subscription, instead of one with the same endpoint. */
  async store(
    userId: string,
    { endpoint, keys }: PushSubscriptionKeys,
    accounts: readonly string[] | null,
    now: number,
  ): Promise<void> {
    const { db, Timestamp } = await open();
    const id = idOf(userId, endpoint);
    await db.runTransaction(async (transaction) => {
      const [others, targets] = await readBoth(db, transaction, userId);
      const older = others
        .filter((document) => document.id !== id)
        .toSorted((one, other) => other.createdAt - one.createdAt)
        .slice(MAX_OF_USER - 1);
      for (const document of older) transaction.delete(collectionOf(db).doc(document.id));
      transaction.set(collectionOf(db).doc(id), {
        ...{ user_id: userId, endpoint, keys },
        accounts: accounts?.map((address) => address.toLowerCase()) ?? null,
        created_at: Timestamp.fromMillis(now),
      });
      if (targets.some((target) => target.id === pushTargetId(userId))) return;
      const pushes = { id: pushTargetId(userId), networks: null, types: TYPES };
      transaction.set(activityLogRef(db, userId), { endpoints: [...targets, pushes] }, { merge: true });
    });
  },

  /** Removes a subscription, and with the last one the target of the log. */
  async remove(userId: string, endpoint: string): Promise<void> {
    const removed = idOf(userId, endpoint);
    await removeWhere(userId, ({ id }) => id === removed);
  },

  /**
   * Removes the subscriptions from before a time, in ms since 1970, except one.
   *
   * @param endpoint of the subscription that remains
   */
  async removeOlder(userId: string, before: number, endpoint?: string): Promise<void> {
    const remaining = endpoint === undefined ? undefined : idOf(userId, endpoint);
    await removeWhere(userId, ({ id, createdAt }) => id !== remaining && createdAt < before);
  },

  /** Returns the subscriptions of a user. */
  async ofUser(userId: string): Promise<readonly StoredPushSubscription[]> {
    const { db } = await open();
    const { docs } = await queryOf(db, userId).get();
    return docs.map((document) => {
      const { endpoint, keys, accounts, created_at: createdAt } = storedSchema.parse(document.data());
      return { endpoint, keys, accounts, createdAt: createdAt.toMillis() };
    });
  },
};

async function open() {
  const { getFirestore, Timestamp } = await firestore();
  return { db: getFirestore(), Timestamp };
}

async function removeWhere(
  userId: string,
  isRemoved: (document: { readonly id: string; readonly createdAt: number }) => boolean,
): Promise<void> {
  const { db } = await open();
  await db.runTransaction(async (transaction) => {
    const [stored, targets] = await readBoth(db, transaction, userId);
    const removed = stored.filter(isRemoved);
    for (const { id } of removed) transaction.delete(collectionOf(db).doc(id));
    const left = targets.filter((target) => target.id !== pushTargetId(userId));
    if (removed.length < stored.length || left.length === targets.length) return;
    transaction.set(activityLogRef(db, userId), { endpoints: left }, { merge: true });
  });
}

function collectionOf(db: Firestore) {
  return db.collection(serverCollections.pushSubscriptions);
}

function queryOf(db: Firestore, userId: string) {
  return collectionOf(db).where('user_id', '==', userId);
}

function idOf(userId: string, endpoint: string): string {
  return `${userId}_${createHash('sha256').update(endpoint).digest('hex').slice(0, 40)}`;
}

async function readBoth(db: Firestore, transaction: Transaction, userId: string) {
  const { docs } = await transaction.get(queryOf(db, userId));
  const log = await transaction.get(activityLogRef(db, userId));
  const stored = docs.map((document) => ({
    id: document.id,
    createdAt: storedSchema.shape.created_at.parse(document.get('created_at')).toMillis(),
  }));
  return [stored, activityLogIn(log).endpoints] as const;
}
