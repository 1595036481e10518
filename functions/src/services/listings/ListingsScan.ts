import type { SellerState } from '@everything-wallet/core/schemas/nftListingsAnswer';
import type { JudgedListing } from './JudgedListing.ts';
import type { ListingSource } from './ListingSource.ts';

/** Findings of one scan of sources and chain. */
export interface ListingsScan {
  readonly listings: readonly JudgedListing[];
  readonly hasMarket: boolean | null;
  readonly time: number | null;
  readonly silent: readonly ListingSource['name'][];
  /** True where a source may have cheaper listings that were not scanned. */
  readonly isPart: boolean;
  /** True where the asker's quota sufficed to ask the nodes for everything. */
  readonly isWhole: boolean;
  readonly nameOf: (contract: string) => string;
  readonly seller: SellerState | undefined;
}
