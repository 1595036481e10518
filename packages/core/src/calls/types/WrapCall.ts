import type { ContractCall } from './ContractCall.ts';

/** `deposit` of the network's wrapped coin (WETH9): wraps the value of the call. */
export interface WrapCall extends ContractCall {
  readonly kind: 'wrap';
}
