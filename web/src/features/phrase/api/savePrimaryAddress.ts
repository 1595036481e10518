import { collections } from '@everything-wallet/core/documents/collections';
import { profileSchema } from '@everything-wallet/core/documents/profile';
import { walletAddressId } from '@everything-wallet/core/documents/walletAddress';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/** The address a new wallet begins with. */
export interface FirstAddress {
  /** Checksum address (EIP-55). */
  readonly address: string;
  /** True where nobody holds the key (the fallback address). */
  readonly watchOnly: boolean;
}

/**
 * Inserts the wallet address of a new phrase as the primary one.
 *
 * Saving it again changes nothing. An address left by an earlier, unfinished setup belongs to a phrase that was never
 * confirmed, so this one takes its place. A transaction, because a plain write would wait for ever while offline.
 *
 * @throws FirestoreError when the rules refuse it or the server cannot be reached
 */
export async function savePrimaryAddress(
  userId: string,
  { address, watchOnly }: FirstAddress,
): Promise<void> {
  const { firestore } = await firebaseServices();
  const profileRef = doc(firestore, collections.profiles, userId);
  const id = walletAddressId(userId, address);

  await runTransaction(firestore, async (transaction) => {
    const snapshot = await transaction.get(profileRef);
    const profile = snapshot.exists() ? profileSchema.parse(snapshot.data()) : undefined;
    const formerId = profile?.primary_wallet_address_id ?? null;
    if (formerId === id) return;
    // Another tab may have finished the setup with its own phrase a moment ago.
    if (profile?.verified && formerId !== null) throw new Error('The wallet has its address already');

    transaction.set(doc(firestore, collections.walletAddresses, id), {
      user_id: userId,
      address,
      network: 'ethereum',
      is_primary: true,
      derivation_index: watchOnly ? null : 0,
      watch_only: watchOnly,
      created_at: serverTimestamp(),
    });
    transaction.set(profileRef, {
      id: userId,
      verified: profile?.verified ?? false,
      primary_wallet_address_id: id,
    });
    if (formerId !== null) transaction.delete(doc(firestore, collections.walletAddresses, formerId));
  });
}
