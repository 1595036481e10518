import { createHash } from 'node:crypto';
import { serverCollections } from '@everything-wallet/core/documents/collections';
import {
  pushSubscriptionSchema,
  type PushSubscriptionKeys,
} from '@everything-wallet/core/schemas/pushSubscription';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { z } from 'zod';
import { activityLogIn, activityLogRef } from './activityLogDocument.ts';
import { deleteLanesOf } from './deleteLanesOf.ts';
import { firestore } from './firestore.ts';
import { isPushTarget, pushTargetId } from './pushTargetId.ts';

/** Browsers of a user that get pushes; the oldest subscription makes room for a new one. */
const MAX_OF_USER = 10;

/** Events that a push may be about. */
const TYPES = ['transfer.coin', 'transfer.token', 'movement.settled'];
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
 * Browsers that get pushes. Each is a target of its user's log, with lanes of its own, so that the scanners store events and wake them, and
 * a push service that fails delays no other browser.
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
    await changeTargets(userId, (stored, transaction) => {
      const others = stored
        .filter((document) => document.id !== id)
        .toSorted((one, other) => other.createdAt - one.createdAt);
      const older = others.slice(MAX_OF_USER - 1);
      for (const document of older) transaction.delete(collectionOf(db).doc(document.id));
      transaction.set(collectionOf(db).doc(id), {
        ...{ user_id: userId, endpoint, keys },
        accounts: accounts?.map((address) => address.toLowerCase()) ?? null,
        created_at: Timestamp.fromMillis(now),
      });
      return [...others.slice(0, MAX_OF_USER - 1).map((document) => document.id), id];
    });
  },

  /** Removes a subscription. */
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
    return subscriptionsOf(userId, () => true);
  },

  /** Returns the subscription with a target, or all of the user for a target from before each had its own. */
  async ofTarget(userId: string, targetId: string): Promise<readonly StoredPushSubscription[]> {
    const isOfAll = targetId === pushTargetId(userId);
    return subscriptionsOf(userId, (id) => isOfAll || pushTargetId(id) === targetId);
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
  await changeTargets(userId, (stored, transaction) => {
    for (const document of stored.filter(isRemoved)) transaction.delete(collectionOf(db).doc(document.id));
    return stored.filter((document) => !isRemoved(document)).map(({ id }) => id);
  });
}

/**
 * Makes the subscriptions of a user the targets of the log, beside the webhooks, and deletes the lanes of those that ended.
 *
 * @param change writes the subscriptions; returns the ids of all that the user has then
 */
async function changeTargets(
  userId: string,
  change: (
    stored: readonly { readonly id: string; readonly createdAt: number }[],
    transaction: Transaction,
  ) => readonly string[],
): Promise<void> {
  const { db } = await open();
  const ended = await db.runTransaction(async (transaction) => {
    const [stored, targets] = await readBoth(db, transaction, userId);
    const wanted = change(stored, transaction).map((id) => pushTargetId(id));
    const before = targets.map(({ id }) => id).filter(isPushTarget);
    const missing = wanted.filter((id) => !before.includes(id));
    const gone = before.filter((id) => !wanted.includes(id));
    if (missing.length + gone.length > 0) {
      const endpoints = [
        ...targets.filter(({ id }) => !gone.includes(id)),
        ...missing.map((id) => ({ id, networks: null, types: TYPES })),
      ];
      transaction.set(activityLogRef(db, userId), { endpoints }, { merge: true });
    }
    return gone;
  });
  for (const targetId of ended) await deleteLanesOf(targetId);
}

async function subscriptionsOf(
  userId: string,
  isWanted: (id: string) => boolean,
): Promise<readonly StoredPushSubscription[]> {
  const { db } = await open();
  const { docs } = await queryOf(db, userId).get();
  return docs
    .filter(({ id }) => isWanted(id))
    .map((document) => {
      const { endpoint, keys, accounts, created_at: createdAt } = storedSchema.parse(document.data());
      return { endpoint, keys, accounts, createdAt: createdAt.toMillis() };
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
