/**
 * An address that its user has chosen: saved, made, or sent to. What others send never makes one: a history that is
 * poisoned with dust is full of addresses that only look alike.
 */
export interface KnownAddress {
  readonly address: string;
  readonly kind: 'account' | 'contact' | 'sentTo';
  /** What the user calls it; absent where it has only been sent to. */
  readonly name?: string;
  /** Id of the network that a contact was saved for. */
  readonly network?: string;
}
