import { collections } from '@everything-wallet/core/documents/collections';
import { collection, query, Timestamp, where } from 'firebase/firestore';
import { listenToQuery } from '../../../lib/firebase/listenToQuery.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';

/**
 * Listens to when a user's primary account was made: a list of one, or of none. The question is that of
 * `listenToPrimaryAddress`, so that its answer is the same one and costs nothing.
 */
export function listenToPrimaryMadeAt(userId: string): Listen<readonly (Date | undefined)[]> {
  return listenToQuery(
    (firestore) =>
      query(
        collection(firestore, collections.walletAddresses),
        where('user_id', '==', userId),
        where('is_primary', '==', true),
      ),
    (document) => {
      const at: unknown = document.get('created_at');
      return at instanceof Timestamp ? at.toDate() : undefined;
    },
  );
}
