import type { SeaportOrder } from '@everything-wallet/core/seaport/SeaportOrder';
import type { ListingSource } from './ListingSource.ts';
import type { ReadListing } from './openReads.ts';

/** Parsed listing that is not checked on the network yet. */
export interface CandidateListing extends ReadListing {
  readonly source: ListingSource['name'];
  readonly order: SeaportOrder;
  /** User whose turn it takes: the one who listed it, or else its seller. */
  readonly listedBy: string;
}

/** A listing that can be bought, as far as the nodes answer. */
export interface JudgedListing extends CandidateListing {
  readonly isOpen: true | null;
}
