import type { NftListing } from '@everything-wallet/core/schemas/nftListingsAnswer';
import type { JudgedListing } from './JudgedListing.ts';

/** Shape of a listing in an answer. */
export function listingAnswerOf({ orderHash, source, order, isOpen, ...listing }: JudgedListing): NftListing {
  return {
    id: orderHash,
    source,
    contract: listing.contract,
    tokenId: listing.tokenId.toString(),
    standard: listing.standard,
    units: listing.units.toString(),
    seller: listing.seller,
    price: { contract: null, units: listing.price.toString() },
    fees: listing.fees.map(({ recipient, units }) => ({ recipient, units: units.toString() })),
    startsAt: milliseconds(listing.startsAt),
    endsAt: milliseconds(listing.endsAt),
    isOpen,
    order,
  };
}

/** Milliseconds, at most the last that a `Date` can have. */
function milliseconds(seconds: bigint): number {
  const LAST = 8_640_000_000_000n;
  return Number(seconds < LAST ? seconds : LAST) * 1_000;
}
