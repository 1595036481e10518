import { collections } from '@everything-wallet/core/documents/collections';
import type { NftListingRecord } from '@everything-wallet/core/documents/nftListing';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { doc, runTransaction } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/**
 * Offers a signed order to everybody; written twice it is the same one.
 *
 * A transaction, because a plain write would wait for ever while offline.
 *
 * @throws FirestoreError when the rules refuse it or the server cannot be reached
 */
export async function saveListing(record: NftListingRecord & { readonly network: NetworkId }): Promise<void> {
  const { firestore } = await firebaseServices();
  const { chainId } = networkById(record.network);
  const place = doc(firestore, collections.nftListings, `${chainId}_${record.order_hash}`);
  await runTransaction(firestore, (transaction) => {
    transaction.set(place, record);
    return Promise.resolve();
  });
}
