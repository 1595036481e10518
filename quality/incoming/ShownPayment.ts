/** A payment that reached an open wallet. */
export interface ShownPayment {
  /** Id of the network. */
  readonly network: string;
  /** Seconds from its block to its row. */
  readonly seconds: number;
  /** Seconds from its block to its webhook. */
  readonly webhookSeconds: number;
}
