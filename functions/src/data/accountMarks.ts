import { collections } from '@everything-wallet/core/documents/collections';
import { firestore } from './firestore.ts';

/** Days after which a mark without changes is deleted: an open wallet has seen it long before. */
const MARK_DAYS = 7;

/** Marks that are written at once: Firestore takes 500. */
const MAX_WRITTEN = 300;

/** account_marks/{uid}: the time of the last movement to or from one of the user's accounts, by network. */
export const accountMarks = {
  /**
   * Marks users for whom something changed on a network: their open wallets listen to it.
   *
   * @param networkId the network's id
   */
  async write(userIds: Iterable<string>, networkId: string, now = Date.now()): Promise<void> {
    const { FieldValue, getFirestore, Timestamp } = await firestore();
    const db = getFirestore();
    const collection = db.collection(collections.accountMarks);
    const all = [...userIds];
    const expiresAt = Timestamp.fromMillis(now + MARK_DAYS * 86_400_000);
    for (let start = 0; start < all.length; start += MAX_WRITTEN) {
      const batch = db.batch();
      for (const userId of all.slice(start, start + MAX_WRITTEN)) {
        const networks = { [networkId]: FieldValue.serverTimestamp() };
        batch.set(collection.doc(userId), { networks, expires_at: expiresAt }, { merge: true });
      }
      await batch.commit();
    }
  },
};
