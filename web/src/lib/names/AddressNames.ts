/** The user's name for an address: of an account, a watch-only account or a contact. */
export interface AddressName {
  readonly kind: 'account' | 'watched' | 'contact';
  readonly name: string;
  /** As stored, checksummed. */
  readonly address: string;
}

/**
 * Names by address in lower case, accounts first. A name is shown beside its address, never instead of it.
 */
export type AddressNames = ReadonlyMap<string, AddressName>;
