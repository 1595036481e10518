import { apiUsageSchema } from '@everything-wallet/core/documents/apiUsage';
import { collections } from '@everything-wallet/core/documents/collections';
import { collection, FieldPath, orderBy, query, Timestamp, where } from 'firebase/firestore';
import { listenToQuery } from '../../../lib/firebase/listenToQuery.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { KeyUsage } from '../KeyUsage.ts';

/**
 * Listens to the usage of a user's keys: for each day, that of each key.
 *
 * @param since first UTC day, as 2026-11-21
 */
export function listenToApiUsage(userId: string, since: string): Listen<readonly (readonly KeyUsage[])[]> {
  return listenToQuery(
    (firestore) =>
      query(
        collection(firestore, collections.apiUsage),
        where('user_id', '==', userId),
        where('day', '>=', since),
        orderBy('day'),
      ),
    (document) => {
      const { day, keys } = apiUsageSchema.parse(document.data());
      return Object.entries(keys).map(([keyId, counts]) => {
        const lastUsedAt: unknown = document.get(new FieldPath('keys', keyId, 'last_used_at'));
        if (!(lastUsedAt instanceof Timestamp)) throw new TypeError('last_used_at is no timestamp');
        return { keyId, day, ...counts, lastUsedAt: lastUsedAt.toDate() };
      });
    },
  );
}
