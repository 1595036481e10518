import { collections } from '@everything-wallet/core/documents/collections';
import type { Network } from '@everything-wallet/core/networks/networks';
import { collection, query, where } from 'firebase/firestore';
import { readWhole } from '../../../lib/firebase/readWhole.ts';
import type { OwnListing } from '../OwnListing.ts';
import { ownListingOf } from './ownListingOf.ts';

/**
 * Reads all of a user's orders on a network, over or not.
 *
 * @throws UnreadableRecordsError if one has the wrong shape
 * @throws FirestoreError if the rules refuse it or the server cannot be reached
 */
export function readNetworkListings(
  userId: string,
  { id }: Pick<Network, 'id'>,
): Promise<readonly OwnListing[]> {
  return readWhole(
    (firestore) =>
      query(
        collection(firestore, collections.nftListings),
        where('user_id', '==', userId),
        where('network', '==', id),
      ),
    ownListingOf,
  );
}
