import type { ContractCall } from './ContractCall.ts';

/** `unwrap` of Lido's wstETH: between stETH, whose balance grows, and wstETH, whose balance stays. */
export interface UnwrapStakedCall extends ContractCall {
  readonly kind: 'unwrapStaked';
  /** Amount of wstETH. */
  readonly amount: bigint;
}
