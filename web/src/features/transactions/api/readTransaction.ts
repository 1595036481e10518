import { transactionSchema } from '@everything-wallet/core/documents/transaction';
import { Timestamp, type DocumentSnapshot } from 'firebase/firestore';
import type { Transaction } from '../Transaction.ts';

/**
 * Reads a document of `transactions`.
 *
 * @throws ZodError when it has the wrong shape
 */
export function readTransaction(document: DocumentSnapshot): Transaction {
  const timestamp: unknown = document.get('timestamp');
  return {
    ...transactionSchema.parse(document.data()),
    id: document.id,
    time: timestamp instanceof Timestamp ? timestamp.toDate() : undefined,
  };
}
