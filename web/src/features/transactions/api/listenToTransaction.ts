import { collections } from '@everything-wallet/core/documents/collections';
import { isTransactionId } from '@everything-wallet/core/documents/isTransactionId';
import { listenToDocument } from '../../../lib/firebase/listenToDocument.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { Transaction } from '../Transaction.ts';
import { readTransaction } from './readTransaction.ts';

/**
 * Listens to one transaction of the user; undefined if none has this id.
 *
 * The rules refuse another user's id and report an own one as missing: both count as missing. A silent server leaves the transaction
 * unknown, which is an error until it answers.
 *
 * @param id from the URL; a malformed one is missing, without a request
 */
export function listenToTransaction(id: string): Listen<Transaction | undefined> {
  return (onData, onError) => {
    if (!isTransactionId(id)) {
      onData(undefined);
      return () => undefined;
    }
    return listenToDocument(
      collections.transactions,
      id,
      readTransaction,
    )(onData, (error) => {
      if ('code' in error && error.code === 'permission-denied') onData(undefined);
      else onError(error);
    });
  };
}
