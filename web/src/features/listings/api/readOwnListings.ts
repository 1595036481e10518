import { readWhole } from '../../../lib/firebase/readWhole.ts';
import type { OwnListing } from '../OwnListing.ts';
import type { TradedNft } from '../TradedNft.ts';
import { ownListingOf } from './ownListingOf.ts';
import { ownListingsQuery } from './ownListingsQuery.ts';

/**
 * Reads a user's orders of one NFT from the server: another tab or device may have listed it a moment ago.
 *
 * @throws UnreadableRecordsError if one has the wrong shape
 * @throws FirestoreError if the rules refuse it or the server cannot be reached
 */
export function readOwnListings(
  userId: string,
  nft: Pick<TradedNft, 'network' | 'contract' | 'tokenId'>,
): Promise<readonly OwnListing[]> {
  return readWhole((firestore) => ownListingsQuery(firestore, userId, nft), ownListingOf);
}
