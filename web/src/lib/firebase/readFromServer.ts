import {
  runTransaction,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore';

/**
 * Reads the current server state of a document.
 *
 * Uses a transaction: any other read may be answered by a listener, which may lag behind. The transaction is
 * aborted after it: a commit would make the server verify that nothing has changed since, and retry if it
 * has.
 *
 * @throws FirestoreError when the rules refuse it or the server cannot be reached
 */
export async function readFromServer(reference: DocumentReference): Promise<DocumentSnapshot> {
  return new Promise((resolve, reject) => {
    const read = async (transaction: Transaction) => {
      resolve(await transaction.get(reference));
      throw new Error('Read; there is nothing to commit');
    };
    // After the answer this changes nothing; before it, it is the reason for the failure.
    runTransaction(reference.firestore, read).catch(reject);
  });
}
