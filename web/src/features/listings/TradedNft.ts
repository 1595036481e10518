import type { Network } from '@everything-wallet/core/networks/networks';

/** One of the user's accounts, which buys or sells. */
export interface TradeAccount {
  /** Checksum address (EIP-55). */
  readonly address: string;
  readonly name: string;
  /** BIP-44 address index; null where it is only watched. */
  readonly derivationIndex: number | null;
}

/** An NFT on its page, as far as buying and selling it goes. */
export interface TradedNft {
  readonly network: Network;
  /** Of the collection, a checksum address (EIP-55). */
  readonly contract: string;
  /** A decimal number. */
  readonly tokenId: string;
  /** As the page calls it: anybody's word. */
  readonly name: string;
  readonly standard: 'erc721' | 'erc1155' | undefined;
  /** Which of the user's accounts have it, and how many; undefined where nobody knows how many. */
  readonly holders: readonly { readonly account: TradeAccount; readonly units: bigint | undefined }[];
}
