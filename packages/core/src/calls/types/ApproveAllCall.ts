import type { ContractCall } from './ContractCall.ts';

/** `setApprovalForAll` of ERC-721 and ERC-1155. */
export interface ApproveAllCall extends ContractCall {
  readonly kind: 'approveAll';
  readonly operator: string;
  readonly isApproved: boolean;
}
