import { collections, serverCollections } from '@everything-wallet/core/documents/collections';
import { profileSchema } from '@everything-wallet/core/documents/profile';
import { z } from 'zod';
import { firestore } from './firestore.ts';
import { isOvertaken, MAX_ATTEMPTS } from './isOvertaken.ts';
import { typedCollection } from './typedCollection.ts';

/** phrase_hashes/{uid}: the keyed digest of a user's recovery phrase; no client can read it. */
export const phraseHashSchema = z.object({
  keyed_digest: z.string(),
  /** Number of attempts to finish the setup again. */
  attempts: z.number().default(0),
});

/** The `phrase_hashes` collection. */
export const phraseHashes = {
  async find(userId: string): Promise<string | undefined> {
    const { getFirestore } = await firestore();
    const hashes = typedCollection(getFirestore(), serverCollections.phraseHashes, phraseHashSchema);
    return (await hashes.doc(userId).get()).data()?.keyed_digest;
  },

  /** Replaces a digest, unless it has changed since. */
  async replace(userId: string, before: string, after: string): Promise<void> {
    const { FieldValue, getFirestore } = await firestore();
    const hash = getFirestore().collection(serverCollections.phraseHashes).doc(userId);
    const snapshot = await hash.get();
    if (!snapshot.updateTime || snapshot.get('keyed_digest') !== before) return;
    const document = { keyed_digest: after, updated_at: FieldValue.serverTimestamp() };
    try {
      await hash.update(document, { lastUpdateTime: snapshot.updateTime });
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  },

  /**
   * Stores a digest in place of an earlier one, unless the user's profile is verified; returns true if it
   * did.
   */
  async storeUnlessVerified(userId: string, keyedDigest: string): Promise<boolean> {
    const { FieldValue, getFirestore } = await firestore();
    const db = getFirestore();
    const hash = db.collection(serverCollections.phraseHashes).doc(userId);
    const profile = typedCollection(db, collections.profiles, profileSchema).doc(userId);
    for (let attempt = 1; ; attempt += 1) {
      // In this order: a setup that is finished after the profile was read has written the hash since it was read.
      const { updateTime } = await hash.get();
      if ((await profile.get()).data()?.verified) return false;
      const document = { keyed_digest: keyedDigest, updated_at: FieldValue.serverTimestamp() };
      try {
        if (updateTime) await hash.update(document, { lastUpdateTime: updateTime });
        else await hash.create(document);
        return true;
      } catch (error) {
        if (!isOvertaken(error) || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  },
};
