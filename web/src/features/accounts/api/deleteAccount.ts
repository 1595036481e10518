import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { collections } from '@everything-wallet/core/documents/collections';
import { profileSchema } from '@everything-wallet/core/documents/profile';
import { doc, runTransaction } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/**
 * Deletes an account; the primary one only if it is the last (docs/product.md §5).
 *
 * Reads which account is primary again: another tab may have changed it since the list was rendered.
 *
 * @param id of the wallet_addresses document
 * @param isLast true if it is the user's only account
 * @throws WalletError 'accounts.error.deletePrimary'
 * @throws FirestoreError if the rules refuse it or the server cannot be reached
 */
export async function deleteAccount(userId: string, id: string, isLast: boolean): Promise<void> {
  const { firestore } = await firebaseServices();
  const profileRef = doc(firestore, collections.profiles, userId);

  await runTransaction(firestore, async (transaction) => {
    const profile = profileSchema.parse((await transaction.get(profileRef)).data());
    if (profile.primary_wallet_address_id === id) {
      if (!isLast) throw new WalletError('accounts.error.deletePrimary');
      transaction.update(profileRef, { primary_wallet_address_id: null });
    }
    transaction.delete(doc(firestore, collections.walletAddresses, id));
  });
}
