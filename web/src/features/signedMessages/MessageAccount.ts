/** Account of the user whose key this wallet has. */
export interface MessageAccount {
  /** Checksum address (EIP-55). */
  readonly address: string;
  /** BIP-44 address index. */
  readonly index: number;
  /** Account name. */
  readonly name: string;
}
