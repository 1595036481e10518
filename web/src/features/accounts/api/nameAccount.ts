import { collections } from '@everything-wallet/core/documents/collections';
import { deleteField, doc, runTransaction } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/**
 * Gives an account a name, or takes it away. A transaction, because a plain write would wait for ever while offline.
 *
 * @param id of the wallet_addresses document
 * @param name what the rules allow; an empty text takes the name away
 * @throws FirestoreError when the rules refuse it, the account is gone or the server cannot be reached
 */
export async function nameAccount(id: string, name: string): Promise<void> {
  const { firestore } = await firebaseServices();
  const account = doc(firestore, collections.walletAddresses, id);
  await runTransaction(firestore, async (transaction) => {
    await transaction.get(account);
    transaction.update(account, { name: name === '' ? deleteField() : name });
  });
}
