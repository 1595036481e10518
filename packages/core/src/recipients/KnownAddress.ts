import type { Network } from '../networks/networks.ts';

/**
 * An address the user has chosen: saved, created, watch-only, or sent to. Transfers from others never add
 * one: a history poisoned with dust is full of lookalike addresses.
 */
export interface KnownAddress {
  readonly address: string;
  /** 'watched' is a watch-only account. */
  readonly kind: 'account' | 'contact' | 'watched' | 'sentTo';
  /** The user's name for it; absent if it was only sent to. */
  readonly name?: string;
  /** Id of a contact's network. */
  readonly network?: string;
  /** Accounts that have sent to it, in lower case; absent if none did, or if unknown. */
  readonly from?: readonly string[];
  /** Type of the network of those sends: testnet coins have no value; absent if unknown. */
  readonly sentOn?: Network['type'];
}
