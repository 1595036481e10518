import type { Watched } from '@everything-wallet/core/callables/simulation';

/** A call, and everything that it may change. */
export interface CallCase {
  readonly name: string;
  readonly to: string;
  readonly value: bigint;
  readonly data: string;
  readonly watched: readonly Watched[];
  /** Whether the contract does otherwise where it notices that nobody means it. */
  readonly isHostile: boolean;
}
