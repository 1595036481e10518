import type { ContractCall } from './ContractCall.ts';

/** `requestWithdrawals` of Lido's queue: unstakes stETH, which waits in the queue. */
export interface RequestWithdrawalsCall extends ContractCall {
  readonly kind: 'requestWithdrawals';
  /** Amounts of stETH, one per request. */
  readonly amounts: readonly bigint[];
  /** Account that can claim the coin; the zero address stands for the sender. */
  readonly owner: string;
}
