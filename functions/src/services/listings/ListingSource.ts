import type { SeaportOrder } from '@everything-wallet/core/seaport/SeaportOrder';

/** Wanted listings on one network. */
export interface ListingsWanted {
  /** Only listings of this collection; a checksum address. */
  readonly contract?: string | undefined;
  /** Only listings of this NFT, a decimal number; with its contract. */
  readonly tokenId?: string | undefined;
  /** User whose own listings are returned in any case; with an NFT. */
  readonly userId?: string | undefined;
  /** Seconds since 1970. */
  readonly now: number;
}

/** An order from a source; nothing of it is verified yet. */
export interface ListingAnswer {
  readonly order: SeaportOrder;
  /** Hash by which the source identifies it. */
  readonly orderHash: string;
  /**
   * User who listed it, if more than the seller's address is known: many addresses may belong to one user.
   */
  readonly userId?: string | undefined;
  /** Contract that is sold, according to the source. */
  readonly contract: string;
  readonly tokenId: string;
  /** Total price according to the source, in the coin's smallest unit; undefined if not stated. */
  readonly price?: bigint | undefined;
  /** Maximum part of the price that goes to others than the seller, in hundredths of a percent. */
  readonly maxFeeBps: number;
}

/** Findings of a source. */
export interface FoundListings {
  readonly listings: readonly ListingAnswer[];
  /** True if there may be cheaper ones that were not read. */
  readonly isPart: boolean;
}

/** A source of NFT listings. */
export interface ListingSource {
  readonly name: 'own' | 'opensea';
  /** @throws where there is no usable answer */
  readonly find: (wanted: ListingsWanted) => Promise<FoundListings>;
}
