/** An account that deposits into pools or withdraws from them. */
export interface PoolAccount {
  /** Checksum address (EIP-55). */
  readonly address: string;
  readonly name: string;
  /** BIP-44 address index; null for a watch-only account. */
  readonly derivationIndex: number | null;
}
