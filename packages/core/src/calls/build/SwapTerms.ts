/** What a swap of an exact amount is built of. */
export interface SwapTerms {
  readonly chainId: number;
  readonly router: string;
  /** Contracts from what is paid to what comes, with the wrapped coin in place of coin. */
  readonly path: readonly string[];
  /** Whether coin is paid, so that the path begins with the wrapped coin. */
  readonly paysCoin: boolean;
  /** Whether coin comes, so that the path ends with the wrapped coin. */
  readonly receivesCoin: boolean;
  /** In the smallest unit. */
  readonly amountIn: bigint;
  /** The least that is taken, in the smallest unit; above 0. */
  readonly amountOutMin: bigint;
  readonly recipient: string;
  /** Seconds since 1970. */
  readonly deadline: bigint;
}
