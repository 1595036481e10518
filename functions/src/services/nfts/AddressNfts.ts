import type { NftsAnswer, OwnedNft } from '@everything-wallet/core/callables/nftsAnswer';
import type { StoredMetadata } from './NftMetadataStore.ts';

/** Where a page of an address's NFTs goes on. */
export interface AddressNftsPlace {
  /** The block before which it reads. */
  readonly before: number;
  /** The last NFT that was told of the block before that one, which had more than one page takes: see `receivedCandidates`. */
  readonly after?: string | undefined;
}

/** What one page of an address's NFTs is asked about. */
export interface AddressNftsQuestion {
  readonly address: string;
  /** Undefined for the latest block. */
  readonly from?: AddressNftsPlace | undefined;
  /** Whether those are told as well that nobody asked for. */
  readonly includesUnverified: boolean;
  /** Whose key asks. */
  readonly asker: string;
}

/** An NFT that an address has, and what is kept of what its contract says of it. */
export type AddressNft = OwnedNft & { readonly kept: StoredMetadata | undefined };

/** One page of the NFTs that an address has, of those that came to it in some blocks. */
export interface AddressNftsAnswer extends Pick<NftsAnswer, 'block' | 'nodes' | 'collections'> {
  /** Those that came last are the first. */
  readonly nfts: readonly AddressNft[];
  /** The blocks that were looked through for what came, both ends counted. */
  readonly first: number;
  readonly last: number;
  /** Transactions that nodes tell differently, that one block has too many of, or that moved more than is read: not all that came is looked for. */
  readonly unsettled: number;
  /** Null where there are no blocks before. */
  readonly next: AddressNftsPlace | null;
}
