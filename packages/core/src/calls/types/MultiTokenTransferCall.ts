import type { ContractCall } from './ContractCall.ts';

/** `safeTransferFrom` and `safeBatchTransferFrom` of ERC-1155. */
export interface MultiTokenTransferCall extends ContractCall {
  readonly kind: 'multiTokenTransfer';
  readonly isBatch: boolean;
  readonly from: string;
  readonly to: string;
  /** Token ids and amounts in the contract. */
  readonly items: readonly { readonly id: bigint; readonly amount: bigint }[];
  readonly data: string;
}
