import { collections } from '@everything-wallet/core/documents/collections';
import { walletAddressSchema } from '@everything-wallet/core/documents/walletAddress';
import { collection, orderBy, query, where } from 'firebase/firestore';
import { listenToQuery } from '../../../lib/firebase/listenToQuery.ts';
import type { Timing } from '../../../lib/firebase/listenToRecords.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { Account } from '../Account.ts';

/** Listens to a user's wallet addresses, oldest first (docs/product.md §7). */
export function listenToWalletAddresses(
  userId: string,
  timing?: Timing,
): Listen<readonly Omit<Account, 'number'>[]> {
  return listenToQuery(
    (firestore) =>
      query(
        collection(firestore, collections.walletAddresses),
        where('user_id', '==', userId),
        orderBy('created_at'),
      ),
    (document) => ({ ...walletAddressSchema.parse(document.data()), id: document.id }),
    timing,
  );
}
