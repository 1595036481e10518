import type { CallWarning } from './CallWarning.ts';

/** What a person is warned of since the chain was looked at; each has a text of the catalogue, `call.warning.…`. */
export type SimulationWarning =
  | Extract<CallWarning, { type: 'unlimitedApproval' | 'approvalChanged' | 'approvalForAll' }>
  /** Something leaves, or more of it, that the call does not name; the contract is null of coin, the id of what has none. */
  | { readonly type: 'leavesUnsaid'; readonly contract: string | null; readonly tokenId: string | null }
  /** Less comes than the call names, or nothing. */
  | { readonly type: 'lessComes'; readonly contract: string | null; readonly tokenId: string | null }
  /** Somebody may take something, or more of it, that the call does not name. */
  | { readonly type: 'allowsUnsaid'; readonly contract: string; readonly spender: string | null }
  /** Something that the call says that it takes back may be taken as before. */
  | { readonly type: 'staysAllowed'; readonly contract: string; readonly spender: string }
  /** Nobody knows whether whoever is allowed something is a contract. */
  | { readonly type: 'spenderUnknown'; readonly spender: string }
  /** A call of this kind takes a small part of this gas. */
  | { readonly type: 'muchGas' }
  /** Whoever may take something is no contract: a person with a key, who may do so at any time. */
  | { readonly type: 'spenderNoContract'; readonly spender: string }
  /** The contract that is called, or that may take something, was not there a day ago. */
  | { readonly type: 'youngContract'; readonly contract: string }
  /** Nobody is there who could read what is called: coin that is sent along simply stays there. */
  | { readonly type: 'noContract'; readonly contract: string };
