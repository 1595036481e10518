/** A contract call, or a transfer of coin, before it is signed: what is simulated. */
export interface SimulatedCall {
  /** EIP-155. */
  readonly chainId: number;
  /** Addresses, in any case. */
  readonly from: string;
  readonly to: string;
  /** Wei. */
  readonly value: bigint;
  /** 0x-prefixed hex. */
  readonly data: string;
}
