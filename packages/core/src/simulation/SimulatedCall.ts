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
  /** Units of gas that it may use at most, as it is going to be signed; undefined where nobody has chosen them yet. */
  readonly gasLimit?: bigint | undefined;
  /** Wei per gas of a transaction with fees of EIP-1559; undefined of the other kind, or where nobody has chosen it yet. */
  readonly maxFeePerGas?: bigint | undefined;
  readonly maxPriorityFeePerGas?: bigint | undefined;
  /** Wei per gas of a legacy transaction; undefined of the other kind. */
  readonly gasPrice?: bigint | undefined;
}
