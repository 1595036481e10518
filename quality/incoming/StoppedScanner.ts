/** Observations while a scanner was stopped, and after it was started again. */
export interface StoppedScanner {
  /** Blocks that the network made meanwhile. */
  readonly blocks: number;
  readonly payments: number;
  /** The sentence in the history that names the delay. */
  readonly delayShown: string;
  /** Rows of the payments in the open history while the scanner was stopped. */
  readonly rows: number;
  /** Seconds from the start of the scanner to the last webhook; null if a payment had none in time. */
  readonly caughtUpSeconds: number | null;
  /** Transactions of the payments in the order in which the webhook received them, with repetitions. */
  readonly delivered: readonly string[];
  /** The same in the order of the chain. */
  readonly paid: readonly string[];
  /** True if the history no longer names a delay afterwards. */
  readonly isDelayGone: boolean;
}
