import { collections, serverCollections } from '@everything-wallet/core/documents/collections';
import { firestore } from './firestore.ts';

/** Milliseconds in which an issued key may be inserted, as the rules have it, and some more: clocks differ. */
const INSERTABLE_MS = 65 * 60 * 1_000;

/**
 * Milliseconds for which a row is stored. The key cannot be inserted after an hour; from then on the row only
 * distinguishes a revoked key from one that never existed: 400 days outlast every key that expires after a
 * year.
 */
const STORED_MS = 400 * 24 * 60 * 60 * 1_000;

/** The `issued_keys` collection: issued keys and their owners. Only a key's hash is stored. */
export const issuedKeys = {
  /**
   * Records that a key was issued, so that the rules let its owner insert it.
   *
   * A user's keys and those that could still be inserted are never more than `most` together, however many
   * are requested at once: beyond that, the oldest one that was not inserted becomes invalid.
   *
   * @param most maximum keys per user
   * @param now milliseconds since 1970
   * @returns false if the user has that many
   */
  async add(keyId: string, userId: string, most: number, now: number): Promise<boolean> {
    const { FieldValue, getFirestore, Timestamp } = await firestore();
    const db = getFirestore();
    const issued = db.collection(serverCollections.issuedKeys);
    return db.runTransaction(async (transaction) => {
      const rows = await transaction.get(db.collection(collections.apiKeys).where('user_id', '==', userId));
      if (rows.size >= most) return false;
      const recent = await transaction.get(
        issued
          .where('user_id', '==', userId)
          .where('created_at', '>', Timestamp.fromMillis(now - INSERTABLE_MS))
          .orderBy('created_at'),
      );
      const inserted = new Set(rows.docs.map(({ id }) => id));
      const waiting = recent.docs.filter(
        (document) => !inserted.has(document.id) && document.get('withdrawn_at') === undefined,
      );
      const surplus = Math.max(0, rows.size + waiting.length + 1 - most);
      for (const { ref } of waiting.slice(0, surplus)) {
        transaction.update(ref, { withdrawn_at: FieldValue.serverTimestamp() });
      }
      transaction.create(issued.doc(keyId), {
        user_id: userId,
        created_at: FieldValue.serverTimestamp(),
        expires_at: Timestamp.fromMillis(now + STORED_MS),
      });
      return true;
    });
  },
};
