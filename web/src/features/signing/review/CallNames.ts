/** Functions that name the parts of a call. */
export interface CallNames {
  /** Formats an address by its name and its digits, or by the digits alone; null is a missing address. */
  readonly nameOf: (address: string | null) => string;
  /** Returns an address's name without its digits, for use beside them; undefined without a name. */
  readonly knownNameOf: (address: string) => string | undefined;
  /** Names the asset of a contract; null is the network's coin. */
  readonly assetOf: (contract: string | null, tokenId?: string | null) => string;
  /**
   * Formats an amount in the smallest unit, with its symbol; null is the network's coin. To its last digit, or with at most 6 significant
   * digits, rounded up or down.
   */
  readonly amountOf: (units: bigint, contract: string | null, rounding?: 'up' | 'down') => string;
  /** Returns the token of a listed pool; undefined for any other vault. */
  readonly poolAssetOf: (vault: string) => string | undefined;
  /** Returns warnings about a token: that it is unverified, or which known one it copies. */
  readonly marksOf: (contract: string | null) => readonly string[];
}
