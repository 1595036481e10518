import type { ContractCall } from './ContractCall.ts';

/** `submit` of Lido: stakes the value of the call. */
export interface StakeCall extends ContractCall {
  readonly kind: 'stake';
}
