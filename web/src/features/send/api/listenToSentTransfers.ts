import { collections } from '@everything-wallet/core/documents/collections';
import { transactionSchema, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { listenToRecords } from '../../../lib/firebase/listenToRecords.ts';
import type { Records } from '../../../lib/firebase/Records.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';

/** How many are compared with a new recipient: reading them all would cost whoever sends every day a second and more. */
export const MAX_SENT = 500;

/** Listens to the latest transfers that a user has sent, newest first: never to what came in, and not before these are all. */
export function listenToSentTransfers(userId: string): Listen<Records<TransactionRecord>> {
  return listenToRecords(
    (firestore) =>
      query(
        collection(firestore, collections.transactions),
        where('user_id', '==', userId),
        where('type', '==', 'send'),
        orderBy('timestamp', 'desc'),
        limit(MAX_SENT),
      ),
    (document) => transactionSchema.parse(document.data()),
    'confirmed',
    'limited',
  );
}
