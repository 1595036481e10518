import { serverCollections } from '@everything-wallet/core/documents/collections';
import { firestore } from './firestore.ts';

/** The `metadata_passes` collection: digests by which one function recognises requests of another one. */
export const metadataPasses = {
  /** @param until when it ends, in ms since 1970 */
  async add(digest: string, until: number): Promise<void> {
    const { getFirestore, Timestamp } = await firestore();
    await getFirestore()
      .collection(serverCollections.metadataPasses)
      .doc(digest)
      .set({ until, expires_at: Timestamp.fromMillis(until) });
  },

  /** Returns when a pass expires, in ms since 1970; undefined if it does not exist. */
  async findEnd(digest: string): Promise<number | undefined> {
    const { getFirestore } = await firestore();
    const found = await getFirestore().collection(serverCollections.metadataPasses).doc(digest).get();
    const until: unknown = found.get('until');
    return typeof until === 'number' ? until : undefined;
  },
};
