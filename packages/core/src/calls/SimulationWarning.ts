import type { CallWarning } from './CallWarning.ts';

/** Warnings that follow from a simulation; each has a text `call.warning.…`. */
export type SimulationWarning =
  | Extract<CallWarning, { type: 'unlimitedApproval' | 'approvalChanged' | 'approvalForAll' }>
  /**
   * An asset, or more of it, is sent that the call does not declare; the contract is null for coin, the id
   * for fungible assets.
   */
  | { readonly type: 'leavesUnsaid'; readonly contract: string | null; readonly tokenId: string | null }
  /** Less is received than the call declares, or nothing. */
  | { readonly type: 'lessComes'; readonly contract: string | null; readonly tokenId: string | null }
  /** The recipient of a token transfer receives less than is sent: the token takes a fee, or the contract lies. */
  | { readonly type: 'lessArrives'; readonly contract: string; readonly recipient: string }
  /** A permission, or a larger one, that the call does not declare. */
  | { readonly type: 'allowsUnsaid'; readonly contract: string; readonly spender: string | null }
  /** A permission that the call declares to revoke is still in force. */
  | { readonly type: 'staysAllowed'; readonly contract: string; readonly spender: string }
  /** It is unknown whether the spender is a contract. */
  | { readonly type: 'spenderUnknown'; readonly spender: string }
  /** A call of this kind uses a small part of this gas. */
  | { readonly type: 'muchGas' }
  /** The spender is not a contract: a person with a key can use the permission at any time. */
  | { readonly type: 'spenderNoContract'; readonly spender: string }
  /** The called contract or the spender is less than a day old. */
  | { readonly type: 'youngContract'; readonly contract: string }
  /** The called address has no code: coin sent with the call stays there. */
  | { readonly type: 'noContract'; readonly contract: string };
