import type { SellerState } from '@everything-wallet/core/callables/nftListingsAnswer';
import type { JudgedListing } from './JudgedListing.ts';
import type { ListingSource } from './ListingSource.ts';

/** Findings of one scan of sources and chain. */
export interface ListingsScan {
  readonly listings: readonly JudgedListing[];
  readonly hasMarket: boolean | null;
  readonly time: number | null;
  readonly silent: readonly ListingSource['name'][];
  /** Whether a source may have cheaper ones that it has not listed, or not all of them were scanned. */
  readonly isPart: boolean;
  /** Whether the asker's quota sufficed to ask the nodes for everything. */
  readonly isWhole: boolean;
  readonly nameOf: (contract: string) => string;
  readonly seller: SellerState | undefined;
}
