import { collections } from '@everything-wallet/core/documents/collections';
import { collection, orderBy, query, where } from 'firebase/firestore';
import { listenToQuery } from '../../../lib/firebase/listenToQuery.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { ApiKey } from '../ApiKey.ts';
import { readApiKey } from './readApiKey.ts';

/** Listens to a user's keys, newest first (docs/product.md §7). */
export function listenToApiKeys(userId: string): Listen<readonly ApiKey[]> {
  return listenToQuery(
    (firestore) =>
      query(
        collection(firestore, collections.apiKeys),
        where('user_id', '==', userId),
        orderBy('created_at', 'desc'),
      ),
    readApiKey,
  );
}
