import type { ContractCall } from './ContractCall.ts';

/** `incrementCounter` of Seaport: cancels all orders that the sender has signed so far. */
export interface IncrementCounterCall extends ContractCall {
  readonly kind: 'incrementCounter';
}
