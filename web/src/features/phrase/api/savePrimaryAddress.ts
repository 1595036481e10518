import { collections } from '@everything-wallet/core/documents/collections';
import { profileSchema } from '@everything-wallet/core/documents/profile';
import { walletAddressId } from '@everything-wallet/core/documents/walletAddress';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/**
 * Saves the first address of a verified user's phrase as the primary one, if the wallet has none.
 *
 * Idempotent. A transaction, because a plain write would wait for ever while offline.
 *
 * @param address checksum address (EIP-55)
 * @throws FirestoreError when the rules refuse it or the server cannot be reached
 */
export async function savePrimaryAddress(userId: string, address: string): Promise<void> {
  const { firestore } = await firebaseServices();
  const profileRef = doc(firestore, collections.profiles, userId);
  const id = walletAddressId(userId, address);

  await runTransaction(firestore, async (transaction) => {
    const profile = profileSchema.parse((await transaction.get(profileRef)).data());
    if (profile.primary_wallet_address_id === id) return;
    if (profile.primary_wallet_address_id !== null) throw new Error('The wallet has its address already');

    transaction.set(doc(firestore, collections.walletAddresses, id), {
      user_id: userId,
      address,
      network: 'ethereum',
      is_primary: true,
      derivation_index: 0,
      watch_only: false,
      created_at: serverTimestamp(),
    });
    transaction.update(profileRef, { primary_wallet_address_id: id });
  });
}
