/** A signed transfer of native coin or of a token, as its bytes state it. */
export interface DecodedTransfer {
  /** The signer, a checksum address (EIP-55). */
  readonly from: string;
  /** The recipient, a checksum address (EIP-55). */
  readonly to: string;
  /** The token's contract, a checksum address (EIP-55); absent where native coin moves. */
  readonly contract?: string;
  /** In the smallest unit: wei, or that of the token. */
  readonly amount: bigint;
  /** Units of gas. */
  readonly gasLimit: bigint;
  /** Wei per gas: the highest price that was signed. */
  readonly gasPrice: bigint;
  /** Wei per gas to the block's producer; absent where one price was signed. */
  readonly maxPriorityFeePerGas?: bigint;
  readonly nonce: number;
  /** 0x and 64 lower-case hex digits. */
  readonly txHash: string;
  /** The bytes in their canonical form, whose hash is `txHash`. */
  readonly signedTransaction: string;
}
