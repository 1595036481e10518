import type { OwnListing } from '../OwnListing.ts';
import type { TradeAccount, TradedNft } from '../TradedNft.ts';

/** NFT that an account sells. */
export interface Sale {
  readonly userId: string;
  readonly nft: TradedNft;
  readonly standard: 'erc721' | 'erc1155';
  readonly seller: TradeAccount;
  /** Listings of this account. */
  readonly own: readonly OwnListing[];
  /** Hashes of own orders that are sold or cancelled, whose records are there still. */
  readonly past: readonly string[];
}
