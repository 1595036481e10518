/** Fields of every contract call. */
export interface ContractCall {
  /** Checksum address of the called contract (EIP-55). */
  readonly contract: string;
  /** Value in wei. An inner call has 0: the coin belongs to the outer call. */
  readonly value: bigint;
}
