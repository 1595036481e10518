import { collections } from '@everything-wallet/core/documents/collections';
import { signedTypes } from '@everything-wallet/core/documents/transaction';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { listenToRecords } from '../../../lib/firebase/listenToRecords.ts';
import type { Records } from '../../../lib/firebase/Records.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { Transaction } from '../Transaction.ts';
import { readTransaction } from './readTransaction.ts';

/** More than an account can have pending on a network: nodes store 64. */
const MAX_PENDING = 300;

/** Listens to a user's pending sends, newest first. */
export function listenToPendingTransactions(userId: string): Listen<Records<Transaction>> {
  return listenToRecords(
    (firestore) =>
      query(
        collection(firestore, collections.transactions),
        where('user_id', '==', userId),
        where('type', 'in', signedTypes),
        where('status', '==', 'pending'),
        orderBy('timestamp', 'desc'),
        limit(MAX_PENDING),
      ),
    readTransaction,
    'at once',
    'limited',
  );
}
