import type { Network } from '@everything-wallet/core/networks/networks';
import type { NftAccount } from './NftAccount.ts';

/** An NFT on a chain, as its path names it. */
export interface ChainNft {
  readonly network: Network;
  /** Checksum address (EIP-55). */
  readonly contract: string;
  /** A decimal number below 2^256. */
  readonly tokenId: string;
}

/** What is known of an NFT on its page, for what stands there beside it. */
export interface KnownNft extends ChainNft {
  /** As the page calls it: anybody's word. */
  readonly name: string;
  readonly collection: string;
  readonly standard: 'erc721' | 'erc1155' | undefined;
  /** Which of the user's accounts have it, and how many; undefined where nobody knows how many. */
  readonly holders: readonly { readonly account: NftAccount; readonly units: bigint | undefined }[];
}
