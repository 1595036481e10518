import { collections } from '@everything-wallet/core/documents/collections';
import {
  transactionId,
  transactionSchema,
  type TransactionRecord,
} from '@everything-wallet/core/documents/transaction';
import { listenToDocument } from '../../../lib/firebase/listenToDocument.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';

/** Listens to the record of a transaction that was just sent; undefined where there is none yet. */
export function listenToSentCall(
  userId: string,
  chainId: number,
  txHash: string,
): Listen<TransactionRecord | undefined> {
  return listenToDocument(collections.transactions, transactionId(userId, chainId, txHash), (document) =>
    transactionSchema.parse(document.data()),
  );
}
