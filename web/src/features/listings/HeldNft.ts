import type { Network } from '@everything-wallet/core/networks/networks';

/** An NFT that one of the user's accounts holds. */
export interface HeldNft {
  readonly network: Network;
  /** Checksum address (EIP-55). */
  readonly contract: string;
  /** A decimal number below 2^256. */
  readonly tokenId: string;
  /** Checksum address (EIP-55) of its holder. */
  readonly owner: string;
  /** Number held, with a quorum; undefined if unknown. */
  readonly units: bigint | undefined;
}
