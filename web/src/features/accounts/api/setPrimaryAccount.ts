import { collections } from '@everything-wallet/core/documents/collections';
import { profileSchema } from '@everything-wallet/core/documents/profile';
import { doc, runTransaction } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/**
 * Makes an account the primary one: clears the flag on the old account and sets it on this one, in one transaction.
 *
 * The profile points at the one address that has the flag, and the rules let no other have it, so clearing that one is enough.
 *
 * @param id of the wallet_addresses document
 * @throws FirestoreError if the rules refuse it or the server cannot be reached
 */
export async function setPrimaryAccount(userId: string, id: string): Promise<void> {
  const { firestore } = await firebaseServices();
  const profileRef = doc(firestore, collections.profiles, userId);
  const addressRef = (addressId: string) => doc(firestore, collections.walletAddresses, addressId);

  await runTransaction(firestore, async (transaction) => {
    const formerId = profileSchema.parse(
      (await transaction.get(profileRef)).data(),
    ).primary_wallet_address_id;
    if (formerId === id) return;
    if (formerId !== null) transaction.update(addressRef(formerId), { is_primary: false });
    transaction.update(addressRef(id), { is_primary: true });
    transaction.update(profileRef, { primary_wallet_address_id: id });
  });
}
