/** An account of a phrase that is to be added to the wallet. */
export interface ImportedAccount {
  /** BIP-44 address index. */
  readonly index: number;
  /** Checksum address (EIP-55). */
  readonly address: string;
}
