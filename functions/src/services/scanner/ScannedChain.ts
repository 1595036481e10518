/** The network that is scanned. */
export interface ScannedChain {
  readonly chainId: number;
  /** Blocks that a reorg may replace; a deeper one stops the scanner. */
  readonly confirmations: number;
  /**
   * Seconds per block. Absent of a chain that makes blocks only on demand, such as a local one: there, an old head is no
   * lag.
   */
  readonly blockSeconds?: number;
  /** The block to begin with where no cursor is stored; the head by default. */
  readonly start?: number;
}
