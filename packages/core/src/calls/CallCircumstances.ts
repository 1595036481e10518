/** Context needed to describe and judge a call. */
export interface CallCircumstances {
  readonly sender: string;
  /**
   * Contract of the network's wrapped coin, which v3 routers use in place of coin; undefined if there is
   * none.
   */
  readonly wrappedCoin: string | undefined;
  /**
   * True if the called contract is a router or a vault that the wallet knows by its address; absent means
   * false.
   */
  readonly isKnownContract?: boolean | undefined;
}
