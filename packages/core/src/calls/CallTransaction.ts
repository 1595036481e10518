/** Fields of a transaction that determine its effects. */
export interface CallTransaction {
  /** Called address; null creates a contract. */
  readonly to: string | null;
  /** Value in wei. */
  readonly value: bigint;
  /** 0x-prefixed hex. */
  readonly data: string;
  /** EIP-155 chain id. */
  readonly chainId: number;
}
