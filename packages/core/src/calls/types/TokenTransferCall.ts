import type { ContractCall } from './ContractCall.ts';

/** ERC-20 `transfer`. */
export interface TokenTransferCall extends ContractCall {
  readonly kind: 'tokenTransfer';
  readonly to: string;
  readonly amount: bigint;
}
