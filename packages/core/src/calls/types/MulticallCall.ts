import type { ContractCall } from './ContractCall.ts';

/** Several calls of one contract in one transaction. */
export interface MulticallCall<Inner> extends ContractCall {
  readonly kind: 'multicall';
  /** Seconds since 1970; undefined in the form without one. */
  readonly deadline: bigint | undefined;
  readonly calls: readonly Inner[];
}
