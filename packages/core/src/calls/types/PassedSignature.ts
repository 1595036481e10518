/** Signature that a call passes on (secp256k1). */
export interface PassedSignature {
  readonly v: number;
  /** 32 bytes, 0x-prefixed. */
  readonly r: string;
  readonly s: string;
}
