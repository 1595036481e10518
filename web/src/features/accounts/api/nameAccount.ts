import { collections } from '@everything-wallet/core/documents/collections';
import { deleteField, doc, runTransaction } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/**
 * Sets or removes an account's name, in a transaction, because a plain write would wait forever while offline.
 *
 * @param id of the wallet_addresses document
 * @param name as the rules allow it; an empty text removes the name
 * @throws FirestoreError if the rules refuse it, the account is deleted or the server cannot be reached
 */
export async function nameAccount(id: string, name: string): Promise<void> {
  const { firestore } = await firebaseServices();
  const account = doc(firestore, collections.walletAddresses, id);
  await runTransaction(firestore, async (transaction) => {
    await transaction.get(account);
    transaction.update(account, { name: name === '' ? deleteField() : name });
  });
}
