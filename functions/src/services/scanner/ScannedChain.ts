/** The network that is scanned. */
export interface ScannedChain {
  readonly chainId: number;
  /** Blocks that a reorg may replace; a deeper one stops the scanner. */
  readonly confirmations: number;
  /** The block to begin with where no cursor is stored; the head by default. */
  readonly start?: number;
}
