import {
  runTransaction,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore';

/**
 * Reads a document as the server has it at this moment.
 *
 * Read in a transaction: any other read may be answered by a listener, which may be a moment behind. The transaction is
 * given up after it: committed, it would have the server confirm that nothing changed since, and begin anew where
 * something did.
 *
 * @throws FirestoreError when the rules refuse it or the server cannot be reached
 */
export async function readFromServer(reference: DocumentReference): Promise<DocumentSnapshot> {
  return new Promise((resolve, reject) => {
    const read = async (transaction: Transaction) => {
      resolve(await transaction.get(reference));
      throw new Error('Read; there is nothing to commit');
    };
    // After the answer this changes nothing; before it, it is why there is none.
    runTransaction(reference.firestore, read).catch(reject);
  });
}
