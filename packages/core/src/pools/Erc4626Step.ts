/** Step to take with a lending pool. */
export interface Erc4626Step {
  readonly action: 'deposit' | 'withdraw' | 'redeem';
  /** Assets with deposit and withdraw, shares with redeem; in the smallest unit. */
  readonly amount: bigint;
}
