import type { ContractCall } from './ContractCall.ts';

/** `claimWithdrawal` of Lido's queue: pays the coin of a request to its owner. */
export interface ClaimWithdrawalCall extends ContractCall {
  readonly kind: 'claimWithdrawal';
  readonly requestId: bigint;
}
