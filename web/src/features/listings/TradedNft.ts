import type { Network } from '@everything-wallet/core/networks/networks';

/** One of the user's accounts, which buys or sells. */
export interface TradeAccount {
  /** Checksum address (EIP-55). */
  readonly address: string;
  readonly name: string;
  /** BIP-44 address index; null for a watch-only account. */
  readonly derivationIndex: number | null;
}

/** An NFT on its screen, for buying and selling it. */
export interface TradedNft {
  readonly network: Network;
  /** Checksum address (EIP-55) of the collection. */
  readonly contract: string;
  /** A decimal number. */
  readonly tokenId: string;
  /** Its name on the screen, which anyone may have chosen. */
  readonly name: string;
  readonly standard: 'erc721' | 'erc1155' | undefined;
  /** The user's accounts that hold it, with their number; undefined if the number is unknown. */
  readonly holders: readonly { readonly account: TradeAccount; readonly units: bigint | undefined }[];
}
