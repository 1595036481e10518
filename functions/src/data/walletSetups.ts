import { collections, serverCollections } from '@everything-wallet/core/documents/collections';
import { profileSchema, type Profile } from '@everything-wallet/core/documents/profile';
import { walletAddressId, type WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import { firestore } from './firestore.ts';
import { isOvertaken, MAX_ATTEMPTS } from './isOvertaken.ts';
import { phraseHashSchema } from './phraseHashes.ts';
import { typedCollection } from './typedCollection.ts';

/** A finished setup. */
export interface WalletSetup {
  readonly keyedDigest: string;
  /** Checksum address (EIP-55). */
  readonly address: string;
  /** True for the fallback address, which has no key. */
  readonly watchOnly: boolean;
}

/** Earlier setup of the wallet. */
export interface FormerSetup {
  /** Undefined where none was stored. */
  readonly keyedDigest: string | undefined;
  /** Number of attempts to finish it again, including this one. */
  readonly attempts: number;
  /** True if the user has the requested address, primary or not. */
  readonly hasAddress: boolean;
}

/** The documents that a setup writes: `phrase_hashes`, `wallet_addresses` and `profiles`. */
export const walletSetups = {
  /**
   * Finishes a setup in one write, unless the profile is verified: of many concurrent ones one wins,
   * completely.
   *
   * The write requires the profile as it was read. A transaction would do the same with a lock, for which
   * many concurrent ones would wait a second and more each. An address left by an unfinished setup belongs to
   * an unconfirmed phrase: it is deleted.
   *
   * @returns 'finished', or the wallet's earlier setup
   */
  async finish(
    userId: string,
    { keyedDigest, address, watchOnly }: WalletSetup,
  ): Promise<'finished' | FormerSetup> {
    const { FieldValue, getFirestore } = await firestore();
    const db = getFirestore();
    const profiles = typedCollection(db, collections.profiles, profileSchema);
    const addresses = db.collection(collections.walletAddresses);
    const id = walletAddressId(userId, address);

    for (let attempt = 1; ; attempt += 1) {
      const snapshot = await profiles.doc(userId).get();
      const profile = snapshot.data();
      if (profile?.verified) return formerSetup(userId, id);

      const batch = db.batch();
      const finished = { id: userId, verified: true, primary_wallet_address_id: id } satisfies Profile;
      const profileRef = db.collection(collections.profiles).doc(userId);
      if (snapshot.updateTime) batch.update(profileRef, finished, { lastUpdateTime: snapshot.updateTime });
      else batch.create(profileRef, finished);

      const formerId = profile?.primary_wallet_address_id ?? null;
      if (formerId !== null && formerId !== id) batch.delete(addresses.doc(formerId));
      batch.set(db.collection(serverCollections.phraseHashes).doc(userId), {
        keyed_digest: keyedDigest,
        updated_at: FieldValue.serverTimestamp(),
      });
      const row = {
        user_id: userId,
        address,
        network: 'ethereum',
        is_primary: true,
        derivation_index: watchOnly ? null : 0,
        watch_only: watchOnly,
      } satisfies WalletAddress;
      batch.set(addresses.doc(id), { ...row, created_at: FieldValue.serverTimestamp() });
      try {
        await batch.commit();
        return 'finished';
      } catch (error) {
        // The profile was written since, by another tab, or by the browser that creates a missing one. So it
        // is read again.
        if (!isOvertaken(error) || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  },
};

async function formerSetup(userId: string, addressId: string): Promise<FormerSetup> {
  const { FieldValue, getFirestore } = await firestore();
  const db = getFirestore();
  const hash = typedCollection(db, serverCollections.phraseHashes, phraseHashSchema).doc(userId);
  const hasAddress = (await db.collection(collections.walletAddresses).doc(addressId).get()).exists;
  if (!(await hash.get()).exists) return { keyedDigest: undefined, attempts: 0, hasAddress };
  // Counted before it is compared, and without reading first: many at once cannot slip through, nor wait for each other.
  await db
    .collection(serverCollections.phraseHashes)
    .doc(userId)
    .update({ attempts: FieldValue.increment(1) });
  const stored = (await hash.get()).data();
  return { keyedDigest: stored?.keyed_digest, attempts: stored?.attempts ?? 0, hasAddress };
}
