/** Upper bound of the gas of each step, with a margin: reserved until the step itself can be estimated. */
export const gasOfStep = {
  swap: 400_000n,
  wrap: 60_000n,
  /** An approval or revocation. */
  approval: 80_000n,
  /** Into a pool. */
  deposit: 400_000n,
  /** With Lido. */
  stake: 150_000n,
} as const;
