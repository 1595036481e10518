/** Account that signs: for a send the primary one, for a call or a replacement any own account. */
export interface Sender {
  /** Checksum address (EIP-55). */
  readonly address: string;
  /** BIP-44 address index whose key signs; null without a key. */
  readonly derivationIndex: number | null;
}
