/** One of the user's accounts, as the NFT screens name it. */
export interface NftAccount {
  /** Checksum address (EIP-55). */
  readonly address: string;
  readonly name: string;
  /** BIP-44 address index; null for a watch-only account. */
  readonly derivationIndex: number | null;
}
