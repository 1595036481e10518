import type { NftsAnswer, OwnedNft } from '@everything-wallet/core/schemas/nftsAnswer';
import type { StoredMetadata } from './NftMetadataStore.ts';

/** Cursor of a page of an address's NFTs. */
export interface AddressNftsPlace {
  /** The block before which it reads. */
  readonly before: number;
  /**
   * Last NFT returned of the block before that one, if it had more than one page holds: see
   * `receivedCandidates`.
   */
  readonly after?: string | undefined;
}

/** Query for one page of an address's NFTs. */
export interface AddressNftsQuestion {
  readonly address: string;
  /** Undefined for the latest block. */
  readonly from?: AddressNftsPlace | undefined;
  /** True to include unverified ones. */
  readonly includesUnverified: boolean;
  /** Owner of the API key. */
  readonly asker: string;
}

/** An NFT of an address, with its stored metadata. */
export type AddressNft = OwnedNft & { readonly stored: StoredMetadata | undefined };

/** One page of the NFTs that an address has, of those that came to it in some blocks. */
export interface AddressNftsAnswer extends Pick<NftsAnswer, 'block' | 'nodes' | 'collections'> {
  /** The most recently received come first. */
  readonly nfts: readonly AddressNft[];
  /** Scanned blocks, both ends included. */
  readonly first: number;
  readonly last: number;
  /**
   * Number of transactions that nodes report differently, that exceed a block's limit, or that moved more
   * than is read: not every received NFT was found.
   */
  readonly unsettled: number;
  /** Null where there are no blocks before. */
  readonly next: AddressNftsPlace | null;
}
