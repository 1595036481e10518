import { collections, serverCollections } from '@everything-wallet/core/documents/collections';
import { transactionSchema, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { CollectionReference, Firestore } from '@google-cloud/firestore';
import { firestore } from './firestore.ts';
import { typedCollection } from './typedCollection.ts';

/** The collections of transfers, and the database that they are in. */
export async function transferCollections(): Promise<{
  db: Firestore;
  transactions: CollectionReference<TransactionRecord>;
  openTransfers: CollectionReference;
  sentNonces: CollectionReference;
}> {
  const { getFirestore } = await firestore();
  const db = getFirestore();
  return {
    db,
    transactions: typedCollection(db, collections.transactions, transactionSchema),
    openTransfers: db.collection(serverCollections.openTransfers),
    sentNonces: db.collection(serverCollections.sentNonces),
  };
}
