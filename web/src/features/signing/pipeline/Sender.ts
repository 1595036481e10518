/** Account a transfer is sent from: the user's primary address. */
export interface Sender {
  /** Checksum address (EIP-55). */
  readonly address: string;
  /** BIP-44 address index whose key signs; null without a key. */
  readonly derivationIndex: number | null;
}
