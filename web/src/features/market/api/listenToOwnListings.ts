import { collections } from '@everything-wallet/core/documents/collections';
import { nftListingSchema } from '@everything-wallet/core/documents/nftListing';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { collection, query, where } from 'firebase/firestore';
import { listenToQuery } from '../../../lib/firebase/listenToQuery.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { OwnListing } from '../OwnListing.ts';

/** Listens to what a user offers of one NFT, as it was signed: also what nobody can buy at the moment. */
export function listenToOwnListings(
  userId: string,
  network: NetworkId,
  contract: string,
  tokenId: string,
): Listen<readonly OwnListing[]> {
  return listenToQuery(
    (firestore) =>
      query(
        collection(firestore, collections.nftListings),
        where('user_id', '==', userId),
        where('network', '==', network),
        where('contract_address', '==', contract),
        where('token_id', '==', tokenId),
      ),
    (document) => {
      const { order, order_hash: hash } = nftListingSchema.parse(document.data());
      return {
        hash,
        order,
        price: order.components.consideration.reduce((sum, { startAmount }) => sum + BigInt(startAmount), 0n),
        endsAt: Number(order.components.endTime) * 1_000,
      };
    },
  );
}
