import { apiRequestSchema } from '@everything-wallet/core/documents/apiRequest';
import { collections } from '@everything-wallet/core/documents/collections';
import { collection, limit, orderBy, query, Timestamp, where } from 'firebase/firestore';
import { listenToQuery } from '../../../lib/firebase/listenToQuery.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { ApiRequest } from '../ApiRequest.ts';

/** Number of requests shown. */
const SHOWN = 50;

/** Listens to the last requests made with a user's keys, newest first. */
export function listenToApiRequests(userId: string): Listen<readonly ApiRequest[]> {
  return listenToQuery(
    (firestore) =>
      query(
        collection(firestore, collections.apiRequests),
        where('user_id', '==', userId),
        orderBy('at', 'desc'),
        limit(SHOWN),
      ),
    (document) => {
      const at: unknown = document.get('at');
      if (!(at instanceof Timestamp)) throw new TypeError('at is no timestamp');
      return { ...apiRequestSchema.parse(document.data()), id: document.id, at: at.toDate() };
    },
    'at once',
    'limited',
  );
}
