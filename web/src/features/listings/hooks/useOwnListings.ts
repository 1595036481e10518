import { useMemo, useSyncExternalStore } from 'react';
import { useSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { listenToOwnListings } from '../api/listenToOwnListings.ts';
import type { OwnListing } from '../OwnListing.ts';
import type { TradedNft } from '../TradedNft.ts';
import { cancelledHashes } from '../trades/cancelledHashes.ts';
import { isCancelling } from '../trades/isCancelling.ts';
import { isOfNft } from '../trades/isOfNft.ts';
import { signedOrders } from '../trades/signedOrders.ts';
import { withSignedOrders } from '../trades/withSignedOrders.ts';
import { useDismissedListings } from './useDismissedListings.ts';
import type { Offers } from './useOffers.ts';
import { useOutcomes } from './useOutcomes.ts';
import { useTrades } from './useTrades.ts';

const NONE: readonly OwnListing[] = [];

/** Follows the user's listings of an NFT, and the trades of it that this device has stored. */
export function useOwnListings(userId: string, nft: TradedNft, offers: Offers) {
  const { network, contract, tokenId } = nft;
  const own = useSnapshot(
    useMemo(
      () => listenToOwnListings(userId, { network, contract, tokenId }),
      [userId, network, contract, tokenId],
    ),
  );
  // By the earlier of the two clocks: a listing that the network still takes must not be out of sight.
  const now = Math.min(useNow(), offers.time ?? Infinity);
  const signed = useTrades(userId);
  const signedHere = useSyncExternalStore(signedOrders.subscribe, () => signedOrders.ofUser(userId));
  const trades = signed.filter((trade) => isOfNft(trade, nft));
  const cancelled = cancelledHashes(signed);
  const listings = useOutcomes(
    nft,
    own.status === 'ready'
      ? withSignedOrders(own.data, signedHere, nft).filter(
          ({ endsAt, hash }) => endsAt > now && !cancelled.has(hash),
        )
      : NONE,
    offers,
  );
  const dismissed = useDismissedListings(userId, network, listings);
  return {
    own,
    /** Listings that are not over by their own time, with their outcomes. */
    listings,
    trades,
    /** Hashes of orders whose cancellation is pending. */
    cancelling: new Set(trades.flatMap((trade) => (isCancelling(trade) ? trade.order_hashes : []))),
    dismissed,
  };
}
