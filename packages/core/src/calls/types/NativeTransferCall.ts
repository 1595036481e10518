/** Transfer of the coin without call data. */
export interface NativeTransferCall {
  readonly kind: 'nativeTransfer';
  readonly to: string;
  readonly value: bigint;
}
