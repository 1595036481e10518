/** Contract call, contract creation, or transfer of coin, to simulate before it is signed. */
export interface SimulatedCall {
  /** EIP-155. */
  readonly chainId: number;
  /** Addresses, in any case. */
  readonly from: string;
  /** Null creates a contract from the data. */
  readonly to: string | null;
  /** Wei. */
  readonly value: bigint;
  /** 0x-prefixed hex. */
  readonly data: string;
  /** Gas limit that will be signed; undefined until chosen. */
  readonly gasLimit?: bigint | undefined;
  /** Fee cap in wei per gas (EIP-1559); undefined for the other type, or until chosen. */
  readonly maxFeePerGas?: bigint | undefined;
  readonly maxPriorityFeePerGas?: bigint | undefined;
  /** Wei per gas of a legacy transaction; undefined for the other type. */
  readonly gasPrice?: bigint | undefined;
}
