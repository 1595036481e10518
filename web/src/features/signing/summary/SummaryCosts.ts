/** Fee and total of what is signed, as far as they are known. */
export interface SummaryCosts {
  /** Highest fee, in wei; undefined where there is no estimate. */
  readonly fee: bigint | undefined;
  /** L1 data fee, part of the fee, in wei; undefined if none. */
  readonly l1Fee: bigint | undefined;
  /** Maximum total, in wei; of a token transfer the fee alone. */
  readonly total: bigint | undefined;
  /** True until the first estimate. */
  readonly isEstimating: boolean;
  /** True when the fee could not be estimated. */
  readonly isFailed: boolean;
  /** True when that was because the network's nodes differ. */
  readonly isDisputed: boolean;
}
