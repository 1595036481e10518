import { collections } from '@everything-wallet/core/documents/collections';
import { doc, runTransaction } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/**
 * Keeps what a contract states of its decimals with a custom token that has none; those that are known stay, since amounts were
 * read by them.
 *
 * A transaction, because another tab may have kept them meanwhile, and because a plain write would wait for ever while offline.
 *
 * @throws FirestoreError when the rules refuse it or the server cannot be reached
 */
export async function storeTokenDecimals(id: string, decimals: number): Promise<void> {
  const { firestore } = await firebaseServices();
  const token = doc(firestore, collections.tokens, id);
  await runTransaction(firestore, async (transaction) => {
    const kept = await transaction.get(token);
    // One that an older version saved may not have the field.
    if (kept.exists() && (kept.get('decimals') ?? null) === null) transaction.update(token, { decimals });
  });
}
