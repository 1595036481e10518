import type { Network } from '@everything-wallet/core/networks/networks';
import type { NftAccount } from './NftAccount.ts';

/** NFT on a chain, as its path names it. */
export interface ChainNft {
  readonly network: Network;
  /** Checksum address (EIP-55). */
  readonly contract: string;
  /** Decimal number below 2^256. */
  readonly tokenId: string;
}

/** Known facts about an NFT, for the panels on its page. */
export interface KnownNft extends ChainNft {
  /** Name as the page shows it; not verified. */
  readonly name: string;
  readonly collection: string;
  readonly standard: 'erc721' | 'erc1155' | undefined;
  /** The user's accounts that hold it, and how many; undefined while the number is unknown. */
  readonly holders: readonly { readonly account: NftAccount; readonly units: bigint | undefined }[];
}
