import type { ContractCall } from './ContractCall.ts';

/** `transferFrom` of ERC-20 or ERC-721, which are the same bytes. */
export interface TransferFromCall extends ContractCall {
  readonly kind: 'transferFrom';
  /** Undefined if the standard of the contract is unknown. */
  readonly standard: 'erc20' | 'erc721' | undefined;
  readonly from: string;
  readonly to: string;
  /** An amount of ERC-20, the id of an ERC-721 token. */
  readonly amountOrId: bigint;
}
