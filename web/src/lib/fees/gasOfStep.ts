/** Units of gas that a step takes at most, with some to spare: what is kept back before the step itself can be asked about. */
export const gasOfStep = {
  swap: 400_000n,
  wrap: 60_000n,
  /** An approval, or taking one back. */
  approval: 80_000n,
  /** Into a pool. */
  deposit: 400_000n,
  /** With Lido. */
  stake: 150_000n,
} as const;
