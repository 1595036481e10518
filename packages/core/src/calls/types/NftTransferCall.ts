import type { ContractCall } from './ContractCall.ts';

/** `safeTransferFrom` of ERC-721, with or without data for the recipient's code. */
export interface NftTransferCall extends ContractCall {
  readonly kind: 'nftTransfer';
  readonly from: string;
  readonly to: string;
  readonly id: bigint;
  /** Undefined in the form without data. */
  readonly data: string | undefined;
}
