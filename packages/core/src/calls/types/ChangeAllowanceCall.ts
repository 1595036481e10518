import type { ContractCall } from './ContractCall.ts';

/** `increaseAllowance` and `decreaseAllowance`, extensions of many ERC-20 tokens. */
export interface ChangeAllowanceCall extends ContractCall {
  readonly kind: 'changeAllowance';
  readonly direction: 'increase' | 'decrease';
  readonly spender: string;
  readonly amount: bigint;
}
