import { collections, serverCollections } from '@everything-wallet/core/documents/collections';
import { profileSchema } from '@everything-wallet/core/documents/profile';
import { z } from 'zod';
import { firestore } from './firestore.ts';
import { typedCollection } from './typedCollection.ts';

/** phrase_hashes/{uid}: the keyed digest of a user's recovery phrase; no client can read it. */
const phraseHashSchema = z.object({ keyed_digest: z.string() });

/** The `phrase_hashes` collection. */
export const phraseHashes = {
  async find(userId: string): Promise<string | undefined> {
    const { getFirestore } = await firestore();
    const hashes = typedCollection(getFirestore(), serverCollections.phraseHashes, phraseHashSchema);
    return (await hashes.doc(userId).get()).data()?.keyed_digest;
  },

  /** Stores a digest in place of an earlier one, unless the user's profile is verified; says whether it did. */
  async storeUnlessVerified(userId: string, keyedDigest: string): Promise<boolean> {
    const { FieldValue, getFirestore } = await firestore();
    const db = getFirestore();
    const profile = typedCollection(db, collections.profiles, profileSchema).doc(userId);
    return db.runTransaction(async (transaction) => {
      if ((await transaction.get(profile)).data()?.verified) return false;
      transaction.set(db.collection(serverCollections.phraseHashes).doc(userId), {
        keyed_digest: keyedDigest,
        updated_at: FieldValue.serverTimestamp(),
      });
      return true;
    });
  },
};
