import type { ContractCall } from './ContractCall.ts';

/** `withdraw` of the network's wrapped coin (WETH9). */
export interface UnwrapCall extends ContractCall {
  readonly kind: 'unwrap';
  readonly amount: bigint;
}
