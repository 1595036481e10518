/** A coin on one network, or a token of one contract: what amounts may be added of. */
export interface Asset {
  /** Differs between any two assets; symbols do not. */
  readonly key: string;
  readonly symbol: string;
  /** Whether it is on a test network, where it is worth nothing. */
  readonly isTest: boolean;
}
