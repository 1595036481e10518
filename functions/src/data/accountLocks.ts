import { createHash } from 'node:crypto';
import { removedKinds, type Removed } from '@everything-wallet/core/callables/accountAccess';
import { serverCollections } from '@everything-wallet/core/documents/collections';
import type { DocumentReference } from '@google-cloud/firestore';
import { z } from 'zod';
import { firestore } from './firestore.ts';

/** Seconds since 1970 after any sign-in: an account that is being deleted accepts no writes. */
const NEVER = 253_402_300_799;

/**
 * Milliseconds for which a lock of older sessions is stored: their tokens expire within an hour, and clocks
 * differ.
 */
const SESSIONS_MS = 24 * 60 * 60 * 1_000;

/** Milliseconds after which a deletion that was broken off is taken up by the schedule. */
const BROKEN_OFF_MS = 10 * 60 * 1_000;

/** Milliseconds after the end of a login when the last token of it has ended for certain: an hour, and some more. */
const LAST_TOKEN_MS = 65 * 60 * 1_000;

const leavingSchema = z.object({
  sealed_user_id: z.string(),
  removed: z.partialRecord(z.enum(removedKinds), z.number()).default({}),
  is_login_removed: z.boolean().default(false),
});

/** An account that is being deleted. */
export interface Leaving {
  readonly id: string;
  /** The user id, sealed (`sealUserId`): no document holds it in the end, and the schedule still knows whose this was. */
  readonly sealedUserId: string;
  readonly removed: Partial<Removed>;
  /** True if the login is already deleted. */
  readonly isLoginRemoved: boolean;
}

/** The name of a user's lock, which the rules work out as well: the user id is not in it. */
export function accountLockId(userId: string): string {
  return createHash('sha256').update(userId).digest('hex');
}

/** The lock of a user. */
export async function accountLockOf(userId: string): Promise<DocumentReference> {
  const { getFirestore } = await firestore();
  return getFirestore().collection(serverCollections.accountLocks).doc(accountLockId(userId));
}

/** The `account_locks` collection. */
export const accountLocks = {
  /**
   * Makes the rules refuse writes of earlier sessions. A lock that refuses more, as of an account that is
   * being deleted, stays.
   *
   * @param since seconds since 1970
   */
  async lockOlderSessions(userId: string, since: number, now: number): Promise<void> {
    const { getFirestore, Timestamp } = await firestore();
    const lock = await accountLockOf(userId);
    await getFirestore().runTransaction(async (transaction) => {
      const before: unknown = (await transaction.get(lock)).get('signed_in_since');
      if (typeof before === 'number' && before >= since) return;
      transaction.set(lock, { signed_in_since: since, expires_at: Timestamp.fromMillis(now + SESSIONS_MS) });
    });
  },

  /** Refuses all writes for this user; the count of an interrupted deletion stays. */
  async beginLeaving(userId: string, sealedUserId: string, now: number): Promise<void> {
    const { FieldValue, Timestamp } = await firestore();
    await (
      await accountLockOf(userId)
    ).set(
      {
        signed_in_since: NEVER,
        sealed_user_id: sealedUserId,
        due_at: Timestamp.fromMillis(now + BROKEN_OFF_MS),
        expires_at: FieldValue.delete(),
      },
      { merge: true },
    );
  },

  /** The deletion of a user's account, if it has begun. */
  async findLeaving(userId: string): Promise<Leaving | undefined> {
    const snapshot = await (await accountLockOf(userId)).get();
    return leavingOf(snapshot.id, snapshot.data());
  },

  /**
   * Records that the login is deleted: writes of its last tokens are searched for once more when they have
   * expired.
   */
  async noteLoginRemoved(userId: string, now: number): Promise<void> {
    const { Timestamp } = await firestore();
    await (
      await accountLockOf(userId)
    ).update({ is_login_removed: true, due_at: Timestamp.fromMillis(now + LAST_TOKEN_MS) });
  },

  /** Returns the deletions due for the schedule: interrupted, or completed an hour ago. */
  async findDue(limit: number, now: number): Promise<Leaving[]> {
    const { getFirestore, Timestamp } = await firestore();
    const { docs } = await getFirestore()
      .collection(serverCollections.accountLocks)
      .where('due_at', '<=', Timestamp.fromMillis(now))
      .limit(limit)
      .get();
    return docs.flatMap((document) => leavingOf(document.id, document.data()) ?? []);
  },

  /** Postpones a deletion that fails or takes longer, so that the others get their turn. */
  async postpone(id: string, now: number): Promise<void> {
    const { getFirestore, Timestamp } = await firestore();
    await getFirestore()
      .collection(serverCollections.accountLocks)
      .doc(id)
      .update({ due_at: Timestamp.fromMillis(now + BROKEN_OFF_MS) });
  },

  /** The last trace of an account. */
  async remove(id: string): Promise<void> {
    const { getFirestore } = await firestore();
    await getFirestore().collection(serverCollections.accountLocks).doc(id).delete();
  },
};

function leavingOf(id: string, data: unknown): Leaving | undefined {
  const found = leavingSchema.safeParse(data).data;
  if (!found) return undefined;
  return {
    id,
    sealedUserId: found.sealed_user_id,
    removed: found.removed,
    isLoginRemoved: found.is_login_removed,
  };
}
