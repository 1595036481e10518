import type { KnownNetwork } from '../networks.ts';

/** A transfer of coin, as it is shown and then signed. */
export interface Transfer {
  readonly network: KnownNetwork;
  /** Checksum address of the sender (EIP-55). */
  readonly from: string;
  /** Checksum address of the recipient (EIP-55). */
  readonly to: string;
  /** Wei. */
  readonly value: bigint;
  readonly nonce: number;
  /** Units of gas. */
  readonly gasLimit: bigint;
  /** The most paid per gas, in wei. */
  readonly gasPrice: bigint;
  /** Wei per gas to the block's producer; undefined on a network without EIP-1559. */
  readonly priorityFee: bigint | undefined;
  /** Wei that the network may take beside the gas, for the layer below; nothing that is signed bounds it. */
  readonly l1Fee: bigint;
}
