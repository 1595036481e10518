import type { Network } from '../networks/networks.ts';

/**
 * An address that its user has chosen: saved, made, watched, or sent to. What others send never makes one: a history that is
 * poisoned with dust is full of addresses that only look alike.
 */
export interface KnownAddress {
  readonly address: string;
  /** 'watched' is an address among the accounts that the wallet has no key to. */
  readonly kind: 'account' | 'contact' | 'watched' | 'sentTo';
  /** What the user calls it; absent where it has only been sent to. */
  readonly name?: string;
  /** Id of the network that a contact was saved for. */
  readonly network?: string;
  /** Which accounts have sent to it, in lower case; absent of what was not sent to, or where nobody knows. */
  readonly from?: readonly string[];
  /** Whether that was with coins of worth; absent where nobody knows. */
  readonly sentOn?: Network['type'];
}
