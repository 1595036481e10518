import { collections } from '@everything-wallet/core/documents/collections';
import { doc, runTransaction } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/**
 * Stores the decimals a contract states for a custom token that has none; existing decimals stay, since amounts were read with them.
 *
 * A transaction, because another tab may have stored them meanwhile, and because a plain write would wait for ever while offline.
 *
 * @throws FirestoreError when the rules refuse it or the server cannot be reached
 */
export async function storeTokenDecimals(id: string, decimals: number): Promise<void> {
  const { firestore } = await firebaseServices();
  const token = doc(firestore, collections.tokens, id);
  await runTransaction(firestore, async (transaction) => {
    const document = await transaction.get(token);
    // A document saved by an older version may lack the field.
    if (document.exists() && (document.get('decimals') ?? null) === null)
      transaction.update(token, { decimals });
  });
}
