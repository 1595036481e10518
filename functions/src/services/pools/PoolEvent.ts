/** A vault's log about an account. */
export interface PoolEvent {
  readonly vault: string;
  /** 32 bytes, 0x-prefixed. */
  readonly hash: string;
  readonly block: number;
  /** Its index among the logs of its block. */
  readonly index: number;
  readonly kind: 'deposit' | 'withdraw' | 'transfer';
  /** Owner of the shares, in lower case; for a transfer, sender and recipient. */
  readonly owner: string;
  readonly to: string;
  /** In the smallest unit; 0 of a transfer. */
  readonly assets: bigint;
  readonly shares: bigint;
}
