import { collections } from '@everything-wallet/core/documents/collections';
import { isTransactionId } from '@everything-wallet/core/documents/isTransactionId';
import { listenToDocument } from '../../../lib/firebase/listenToDocument.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { Transaction } from '../Transaction.ts';
import { readTransaction } from './readTransaction.ts';

/**
 * Listens to one transaction of the user; undefined where there is none of this id.
 *
 * The rules refuse another user's id and let an own one be missing: both are none. A server that does not answer says
 * nothing about the transaction and is an error, until it answers after all.
 *
 * @param id what stands in the URL; a malformed one is none, and nobody is asked
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
