import { listenToQuery } from '../../../lib/firebase/listenToQuery.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { OwnListing } from '../OwnListing.ts';
import type { TradedNft } from '../TradedNft.ts';
import { ownListingOf } from './ownListingOf.ts';
import { ownListingsQuery } from './ownListingsQuery.ts';

/** Listens to a user's signed orders of one NFT, including those that cannot be bought at the moment. */
export function listenToOwnListings(
  userId: string,
  nft: Pick<TradedNft, 'network' | 'contract' | 'tokenId'>,
): Listen<readonly OwnListing[]> {
  return listenToQuery((firestore) => ownListingsQuery(firestore, userId, nft), ownListingOf);
}
