import { transactionSchema } from '@everything-wallet/core/documents/transaction';
import { Timestamp, type DocumentSnapshot } from 'firebase/firestore';
import type { Transaction } from '../Transaction.ts';
import { withBuiltInTokens } from '../withBuiltInTokens.ts';

/**
 * Reads a document of `transactions`, with the wallet's own data of its tokens.
 *
 * @throws ZodError when it has the wrong shape
 */
export function readTransaction(document: DocumentSnapshot): Transaction {
  const timestamp: unknown = document.get('timestamp');
  return {
    ...withBuiltInTokens(transactionSchema.parse(document.data())),
    id: document.id,
    time: timestamp instanceof Timestamp ? timestamp.toDate() : undefined,
  };
}
