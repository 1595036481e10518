/** Thrown when a reorg replaced more than `confirmations` blocks: an operator decides from where to scan again (`restartScan`). */
export class ReorgTooDeepError extends Error {
  override readonly name = 'ReorgTooDeepError';
  readonly chainId: number;
  /** The oldest scanned block that was compared, and replaced. */
  readonly replaced: number;

  constructor(chainId: number, replaced: number) {
    super(`chain ${chainId}: a reorg replaced block ${replaced} and more before it`);
    this.chainId = chainId;
    this.replaced = replaced;
  }
}
