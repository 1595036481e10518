/** A token's facts from a trusted source, not from its own contract alone. */
interface KnownToken {
  readonly symbol: string;
  readonly decimals: number;
}

/** Facts that descriptors leave to the wallet; undefined where unknown. */
export interface ClearSigningFacts {
  /** Sender of the call. */
  readonly sender: string;
  readonly tokenAt: (address: string) => Promise<KnownToken | undefined>;
  /** Returns the user's name of an address: a contact, an account. */
  readonly nameOf?: (address: string) => Promise<string | undefined>;
  /** Returns the time of a block in seconds since 1970, for times given as block numbers. */
  readonly timeOfBlock?: (block: bigint) => Promise<number | undefined>;
}
