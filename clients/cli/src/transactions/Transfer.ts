import type { KnownNetwork } from '../networks.ts';

/** A transfer of coin or of a token, as displayed and signed. */
export interface Transfer {
  readonly network: KnownNetwork;
  /** Checksum address of the sender (EIP-55). */
  readonly from: string;
  /** Checksum address (EIP-55) of the recipient, or of the token's contract. */
  readonly to: string;
  /** Wei; 0 with a token. */
  readonly value: bigint;
  /** Call data as lower-case hex with 0x; '0x' for coin. */
  readonly data: string;
  readonly nonce: number;
  /** Units of gas. */
  readonly gasLimit: bigint;
  /** Highest price of gas, in wei a unit. */
  readonly gasPrice: bigint;
  /** Priority fee in wei a unit of gas; undefined on a network without EIP-1559. */
  readonly priorityFee: bigint | undefined;
  /** L1 data fee in wei; no signed field limits it. */
  readonly l1Fee: bigint;
}
