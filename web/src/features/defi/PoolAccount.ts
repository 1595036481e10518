/** An account that puts something into pools, or takes it out. */
export interface PoolAccount {
  /** Checksum address (EIP-55). */
  readonly address: string;
  readonly name: string;
  /** BIP-44 address index; null where the account is only watched. */
  readonly derivationIndex: number | null;
}
