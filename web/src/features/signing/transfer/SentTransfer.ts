/** Transfer that was signed and broadcast, as it is shown afterwards. */
export interface SentTransfer {
  readonly txHash: string;
  /** In the smallest unit. */
  readonly amount: bigint;
  readonly decimals: number;
  readonly symbol: string;
  /** Checksum address. */
  readonly recipient: string;
  /** Name of the recipient, as far as the wallet knows it. */
  readonly recipientName: string | undefined;
}
