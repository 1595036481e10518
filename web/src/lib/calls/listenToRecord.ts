import { collections } from '@everything-wallet/core/documents/collections';
import { transactionSchema, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { listenToDocument } from '../firebase/listenToDocument.ts';
import type { Listen } from '../firebase/useSnapshot.ts';

/** Subscribes to the record of a transaction that was signed here; undefined if none. */
export function listenToRecord(id: string): Listen<TransactionRecord | undefined> {
  return (onData, onError) =>
    listenToDocument(collections.transactions, id, (document) => transactionSchema.parse(document.data()))(
      onData,
      (error) => {
        // The rules refuse to read a document that does not exist.
        if ('code' in error && error.code === 'permission-denied') onData(undefined);
        else onError(error);
      },
    );
}
