/** A coin on one network, or a token of one contract. Amounts of one asset can be added. */
export interface Asset {
  /** Unique for each asset; symbols are not. */
  readonly key: string;
  readonly symbol: string;
  /** True if it is on a test network, where it has no value. */
  readonly isTest: boolean;
}
