/** Account of a phrase to add to the wallet. */
export interface ImportedAccount {
  /** BIP-44 address index. */
  readonly index: number;
  /** Checksum address (EIP-55). */
  readonly address: string;
}
