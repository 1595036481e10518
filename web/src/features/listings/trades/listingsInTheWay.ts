import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { readOwnListings } from '../api/readOwnListings.ts';
import type { OwnListing } from '../OwnListing.ts';
import { cancelledHashes } from './cancelledHashes.ts';
import { conflictingListings } from './conflictingListings.ts';
import type { SaleTerms } from './SaleTerms.ts';
import type { Sale } from './Sale.ts';
import { trades } from './trades.ts';

/** Listings that have to be cancelled before the NFT is listed at a price. */
export function listingsInTheWay(
  { userId, standard, past }: Sale,
  { price }: SaleTerms,
  listings: readonly OwnListing[],
): readonly OwnListing[] {
  const over = cancelledHashes(trades.ofUser(userId));
  return conflictingListings(listings, standard, price).filter(
    ({ hash }) => !over.has(hash) && !past.includes(hash),
  );
}

/**
 * Finds out if another tab or device has made a listing that has to be cancelled first.
 *
 * @throws what `readOwnListings` throws
 */
export async function isListedMeanwhile(
  sale: Sale,
  wanted: SaleTerms,
  { chainTime, besides }: { readonly chainTime: number | null; readonly besides?: string },
): Promise<boolean> {
  const { userId, nft, seller } = sale;
  const cancelled = cancelledHashes(trades.ofUser(userId));
  const all = await readOwnListings(userId, nft);
  const stored = new Set(trades.ofUser(userId).flatMap(({ order_hashes: hashes }) => hashes));
  // By the earlier of the two clocks.
  const now = Math.min(Date.now(), chainTime ?? Infinity);
  const others = all.filter(
    ({ hash, order, endsAt }) =>
      hash !== besides &&
      endsAt > now &&
      sameAddress(order.components.offerer, seller.address) &&
      // The block became final while it was read: its record and the stored trade went.
      !(cancelled.has(hash) && !stored.has(hash)),
  );
  return listingsInTheWay(sale, wanted, others).length > 0;
}
