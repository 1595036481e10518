import type { Network } from '@everything-wallet/core/networks/networks';

/** An NFT that one of the user's accounts has. */
export interface HeldNft {
  readonly network: Network;
  /** Checksum address (EIP-55). */
  readonly contract: string;
  /** A decimal number below 2^256. */
  readonly tokenId: string;
  /** Whose it is: checksum address (EIP-55). */
  readonly owner: string;
  /** How many of it, as enough nodes agree; undefined where that is not known. */
  readonly units: bigint | undefined;
}
