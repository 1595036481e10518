/** An account of the user's whose key this wallet has. */
export interface MessageAccount {
  /** Checksum address (EIP-55). */
  readonly address: string;
  /** BIP-44 address index. */
  readonly index: number;
  /** What it is called. */
  readonly name: string;
}
