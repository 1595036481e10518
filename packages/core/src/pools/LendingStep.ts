/** Step to take with a lending pool. */
export interface LendingStep {
  readonly action: 'deposit' | 'withdraw' | 'redeem';
  /** Assets with deposit and withdraw, shares with redeem; in the smallest unit. */
  readonly amount: bigint;
}
