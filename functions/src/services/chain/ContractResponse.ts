import type { ContractCall } from './multicall3.ts';

/** One node's answers to reads of contracts. */
export interface ContractResponse {
  /** 0x-prefixed hex; null where the contract's code failed, undefined where there is no usable answer. */
  readonly of: (read: ContractCall) => string | null | undefined;
}
