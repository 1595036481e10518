import { collections } from '@everything-wallet/core/documents/collections';
import { isTransactionId } from '@everything-wallet/core/documents/isTransactionId';
import { doc, onSnapshot, type FirestoreError } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';
import { silenceTimer } from '../../../lib/firebase/silenceTimer.ts';
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
    let stop: (() => void) | undefined;
    let stopped = false;
    const silence = silenceTimer(() => onError(new Error('The server does not answer')));
    void firebaseServices()
      .then(({ firestore }) => {
        if (stopped) return;
        stop = onSnapshot(
          doc(firestore, collections.transactions, id),
          // That a missing document is missing on the server too is a change of metadata alone.
          { includeMetadataChanges: true },
          (snapshot) => {
            if (!snapshot.exists() && snapshot.metadata.fromCache) {
              silence.start();
              return;
            }
            silence.stop();
            if (!snapshot.exists()) {
              onData(undefined);
              return;
            }
            try {
              onData(readTransaction(snapshot));
            } catch (error) {
              onError(new Error('The transaction has the wrong shape', { cause: error }));
            }
          },
          (error: FirestoreError) => {
            silence.stop();
            if (error.code === 'permission-denied') onData(undefined);
            else onError(error);
          },
        );
      })
      .catch((error: unknown) => {
        if (!stopped) onError(new Error('Listening failed', { cause: error }));
      });
    return () => {
      stopped = true;
      silence.stop();
      stop?.();
    };
  };
}
