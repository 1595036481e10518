/** What things in a call are called. */
export interface CallNames {
  /** An address by its name and its digits, or by these alone; null is nobody. */
  readonly nameOf: (address: string | null) => string;
  /** What an address is called without its digits, for where these stand beside it; undefined where it has no name. */
  readonly knownNameOf: (address: string) => string | undefined;
  /** What of a contract it is; null is the network's coin. */
  readonly assetOf: (contract: string | null, tokenId?: string | null) => string;
  /**
   * An amount in the smallest unit, with its symbol; null is the network's coin. To its last digit, or with at most 6 significant digits,
   * rounded up or down.
   */
  readonly amountOf: (units: bigint, contract: string | null, rounding?: 'up' | 'down') => string;
  /** The token that a vault of the wallet's list takes and gives back; undefined of any other one. */
  readonly vaultAssetOf: (vault: string) => string | undefined;
  /** What a person has to know of a token beside its symbol: that nobody vouches for it, or whom it imitates. */
  readonly marksOf: (contract: string | null) => readonly string[];
}
