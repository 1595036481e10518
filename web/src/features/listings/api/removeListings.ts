import { collections } from '@everything-wallet/core/documents/collections';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { doc, runTransaction } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/** Records per transaction: the rules may read only a few other documents for all of them together. */
const MAX_CONCURRENT = 10;

/**
 * Deletes the records of orders that can no longer be fulfilled; this does not cancel the orders themselves.
 *
 * @throws FirestoreError if the rules refuse it or the server cannot be reached
 */
export async function removeListings(network: NetworkId, hashes: readonly string[]): Promise<void> {
  const { firestore } = await firebaseServices();
  const { chainId } = networkById(network);
  const places = hashes.map((hash) => doc(firestore, collections.nftListings, `${chainId}_${hash}`));
  for (let from = 0; from < places.length; from += MAX_CONCURRENT) {
    const some = places.slice(from, from + MAX_CONCURRENT);
    await runTransaction(firestore, async (transaction) => {
      const found = await Promise.all(some.map((place) => transaction.get(place)));
      for (const snapshot of found) if (snapshot.exists()) transaction.delete(snapshot.ref);
    });
  }
}
