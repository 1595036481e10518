import { collections } from '@everything-wallet/core/documents/collections';
import { walletAddressSchema, type WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import { collection, query, where } from 'firebase/firestore';
import { listenToQuery } from '../../../lib/firebase/listenToQuery.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';

/** Listens to a user's primary address: a list of one, or empty if it was never saved (docs/product.md §7). */
export function listenToPrimaryAddress(userId: string): Listen<readonly WalletAddress[]> {
  return listenToQuery(
    (firestore) =>
      query(
        collection(firestore, collections.walletAddresses),
        where('user_id', '==', userId),
        where('is_primary', '==', true),
      ),
    (document) => walletAddressSchema.parse(document.data()),
  );
}
