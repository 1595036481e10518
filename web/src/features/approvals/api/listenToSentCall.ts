import { collections } from '@everything-wallet/core/documents/collections';
import {
  transactionId,
  transactionSchema,
  type TransactionRecord,
} from '@everything-wallet/core/documents/transaction';
import { listenToDocument } from '../../../lib/firebase/listenToDocument.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';

/** Listens to the record of a transaction just sent; undefined until it exists. */
export function listenToSentCall(
  userId: string,
  chainId: number,
  txHash: string,
): Listen<TransactionRecord | undefined> {
  return listenToDocument(collections.transactions, transactionId(userId, chainId, txHash), (document) =>
    transactionSchema.parse(document.data()),
  );
}
