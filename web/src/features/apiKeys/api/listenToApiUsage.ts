import { apiUsageSchema, type ApiUsageRecord } from '@everything-wallet/core/documents/apiUsage';
import { collections } from '@everything-wallet/core/documents/collections';
import { collection, orderBy, query, where } from 'firebase/firestore';
import { listenToQuery } from '../../../lib/firebase/listenToQuery.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';

/**
 * Listens to how often a user's keys are used, in parts that add up.
 *
 * @param since the first UTC day, as 2026-11-21
 */
export function listenToApiUsage(userId: string, since: string): Listen<readonly ApiUsageRecord[]> {
  return listenToQuery(
    (firestore) =>
      query(
        collection(firestore, collections.apiUsage),
        where('user_id', '==', userId),
        where('day', '>=', since),
        orderBy('day'),
      ),
    (document) => apiUsageSchema.parse(document.data()),
  );
}
