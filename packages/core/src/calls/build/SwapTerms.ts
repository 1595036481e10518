/** Terms of a swap of an exact input amount. */
export interface SwapTerms {
  readonly chainId: number;
  readonly router: string;
  /** Contracts from input to output, with the wrapped coin in place of coin. */
  readonly path: readonly string[];
  /** True if the input is coin, so that the path begins with the wrapped coin. */
  readonly paysCoin: boolean;
  /** True if the output is coin, so that the path ends with the wrapped coin. */
  readonly receivesCoin: boolean;
  /** In the smallest unit. */
  readonly amountIn: bigint;
  /** Minimum output, in the smallest unit; above 0. */
  readonly amountOutMin: bigint;
  readonly recipient: string;
  /** Seconds since 1970. */
  readonly deadline: bigint;
}
