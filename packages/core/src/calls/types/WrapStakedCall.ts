import type { ContractCall } from './ContractCall.ts';

/** `wrap` of Lido's wstETH: between stETH, whose balance grows, and wstETH, whose balance stays. */
export interface WrapStakedCall extends ContractCall {
  readonly kind: 'wrapStaked';
  /** Amount of stETH. */
  readonly amount: bigint;
}
