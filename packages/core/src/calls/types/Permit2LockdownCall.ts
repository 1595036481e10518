import type { ContractCall } from './ContractCall.ts';

/** `lockdown` of Permit2: revokes the allowances of these pairs of token and spender. */
export interface Permit2LockdownCall extends ContractCall {
  readonly kind: 'permit2Lockdown';
  readonly approvals: readonly { readonly token: string; readonly spender: string }[];
}
