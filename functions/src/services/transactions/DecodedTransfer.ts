/** A signed transfer of native coin, as its bytes state it. */
export interface DecodedTransfer {
  /** The signer, a checksum address (EIP-55). */
  readonly from: string;
  /** Checksum address (EIP-55). */
  readonly to: string;
  /** Wei. */
  readonly amount: bigint;
  /** Wei: gas limit × the highest price per gas that was signed. */
  readonly maxFee: bigint;
  readonly nonce: number;
  /** 0x and 64 lower-case hex digits. */
  readonly txHash: string;
  /** The bytes in their canonical form, whose hash is `txHash`. */
  readonly signedTransaction: string;
}
