import { collections, serverCollections } from '@everything-wallet/core/documents/collections';
import { profileSchema, type Profile } from '@everything-wallet/core/documents/profile';
import { walletAddressId, type WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import { firestore } from './firestore.ts';
import { isOvertaken, MAX_ATTEMPTS } from './isOvertaken.ts';
import { phraseHashSchema } from './phraseHashes.ts';
import { typedCollection } from './typedCollection.ts';

/** What a finished setup leaves. */
export interface WalletSetup {
  readonly keyedDigest: string;
  /** Checksum address (EIP-55). */
  readonly address: string;
  /** True for the fallback address, whose key nobody holds. */
  readonly watchOnly: boolean;
}

/** What a wallet was finished with before. */
export interface FormerSetup {
  /** Undefined where none was stored. */
  readonly keyedDigest: string | undefined;
  /** How often somebody has wanted to finish it again, this time included. */
  readonly attempts: number;
  /** Whether the user has the address that was asked about, primary or not. */
  readonly hasAddress: boolean;
}

/** The documents that a setup writes: `phrase_hashes`, `wallet_addresses` and `profiles`. */
export const walletSetups = {
  /**
   * Finishes a setup in one write, unless the profile is verified: of many at once one wins, whole.
   *
   * The write asks that the profile is as it was read. A transaction would do the same with a lock, for which many at
   * once would wait a second and more each. An address left by a setup that was never finished belongs to a phrase that
   * was never confirmed: it goes.
   *
   * @returns 'finished', or what the wallet was finished with before
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
        // Somebody wrote the profile since: another tab, or the browser that creates a missing one. So it is read anew.
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
