import type { ContractCall } from './ContractCall.ts';

/** `approve` of Permit2: an allowance for a spender of a token through Permit2. */
export interface Permit2ApproveCall extends ContractCall {
  readonly kind: 'permit2Approve';
  readonly token: string;
  readonly spender: string;
  readonly amount: bigint;
  /** Seconds since 1970; 0 stands for the time of the call's block. */
  readonly expiration: bigint;
}
