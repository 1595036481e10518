/** Token to send instead of coin. */
export interface SendableToken {
  readonly symbol: string;
  /** Checksum address of the token's contract (EIP-55). */
  readonly contract: string;
  readonly decimals: number;
  /** In the token's smallest unit; undefined while unknown. */
  readonly balance: bigint | undefined;
}
