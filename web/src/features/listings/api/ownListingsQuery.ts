import { collections } from '@everything-wallet/core/documents/collections';
import { collection, query, where, type Firestore, type Query } from 'firebase/firestore';
import type { TradedNft } from '../TradedNft.ts';

/** Builds the query for a user's orders of one NFT. */
export function ownListingsQuery(
  firestore: Firestore,
  userId: string,
  { network, contract, tokenId }: Pick<TradedNft, 'network' | 'contract' | 'tokenId'>,
): Query {
  return query(
    collection(firestore, collections.nftListings),
    where('user_id', '==', userId),
    where('network', '==', network.id),
    where('contract_address', '==', contract),
    where('token_id', '==', tokenId),
  );
}
