import type { SeaportOrder } from '@everything-wallet/core/seaport/SeaportOrder';

/** What is looked for, on one network. */
export interface ListingsWanted {
  /** Of one collection alone; a checksum address. */
  readonly contract?: string | undefined;
  /** Of one NFT alone, a decimal number; with its contract. */
  readonly tokenId?: string | undefined;
  /** Whose listings are told whatever else there is; with an NFT. */
  readonly userId?: string | undefined;
  /** Seconds since 1970. */
  readonly now: number;
}

/** An order that somebody tells of; nothing of it is checked yet. */
export interface ListingAnswer {
  readonly order: SeaportOrder;
  /** By which whoever tells of it knows it. */
  readonly orderHash: string;
  /** Who listed it, where more than its seller's name is known: whoever has many addresses is one nevertheless. */
  readonly userId?: string | undefined;
  /** What they say that is sold. */
  readonly contract: string;
  readonly tokenId: string;
  /** What they say that it costs in all, in the coin's smallest unit; undefined where they do not say. */
  readonly price?: bigint | undefined;
  /** How much of it may go to others than the seller, in hundredths of a percent. */
  readonly maxFeeBps: number;
}

/** What somebody has told. */
export interface FoundListings {
  readonly listings: readonly ListingAnswer[];
  /** Whether there may be cheaper ones that were not looked at. */
  readonly isPart: boolean;
}

/** Somebody who tells what is for sale. */
export interface ListingSource {
  readonly name: 'own' | 'opensea';
  /** @throws where there is no usable answer */
  readonly find: (wanted: ListingsWanted) => Promise<FoundListings>;
}
