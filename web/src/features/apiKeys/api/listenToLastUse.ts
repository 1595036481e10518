import { collections } from '@everything-wallet/core/documents/collections';
import { collection, limit, orderBy, query, Timestamp, where } from 'firebase/firestore';
import { listenToQuery } from '../../../lib/firebase/listenToQuery.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';

/** Listens to when a key was last used: a list of one, or of none where no use is recorded. */
export function listenToLastUse(userId: string, keyId: string): Listen<readonly Date[]> {
  return listenToQuery(
    (firestore) =>
      query(
        collection(firestore, collections.apiUsage),
        where('user_id', '==', userId),
        where('key_id', '==', keyId),
        orderBy('last_used_at', 'desc'),
        limit(1),
      ),
    (document) => {
      const time: unknown = document.get('last_used_at');
      if (!(time instanceof Timestamp)) throw new TypeError('last_used_at is no timestamp');
      return time.toDate();
    },
  );
}
