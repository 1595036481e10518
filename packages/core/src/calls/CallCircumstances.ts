/** What a call is described and judged with, beside itself. */
export interface CallCircumstances {
  readonly sender: string;
  /** The contract of the network's wrapped coin, which routers of v3 take coin in place of; undefined where there is none. */
  readonly wrappedCoin: string | undefined;
  /** Whether the contract that is called is a router or a vault that the wallet knows by its address; not told is no. */
  readonly isKnownContract?: boolean | undefined;
}
