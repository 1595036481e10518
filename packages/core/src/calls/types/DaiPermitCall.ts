import type { ContractCall } from './ContractCall.ts';
import type { PassedSignature } from './PassedSignature.ts';

/** `permit` in the form of DAI: all or nothing. */
export interface DaiPermitCall extends ContractCall {
  readonly kind: 'daiPermit';
  readonly owner: string;
  readonly spender: string;
  readonly nonce: bigint;
  /** Seconds since 1970; 0 means that it never expires. */
  readonly expiry: bigint;
  readonly allowed: boolean;
  readonly signature: PassedSignature;
}
