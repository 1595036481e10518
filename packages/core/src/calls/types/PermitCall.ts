import type { ContractCall } from './ContractCall.ts';
import type { PassedSignature } from './PassedSignature.ts';

/** `permit` of ERC-2612: an allowance that the owner has signed elsewhere. */
export interface PermitCall extends ContractCall {
  readonly kind: 'permit';
  readonly owner: string;
  readonly spender: string;
  readonly amount: bigint;
  /** Seconds since 1970. */
  readonly deadline: bigint;
  readonly signature: PassedSignature;
}
