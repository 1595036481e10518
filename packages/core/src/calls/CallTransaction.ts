/** What of a transaction says what it does. */
export interface CallTransaction {
  /** Who is called; null makes a contract. */
  readonly to: string | null;
  /** Wei sent along. */
  readonly value: bigint;
  /** 0x-prefixed hex. */
  readonly data: string;
  /** EIP-155 chain id. */
  readonly chainId: number;
}
