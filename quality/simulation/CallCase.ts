import type { Watched } from '@everything-wallet/core/schemas/simulation';

/** A call, and everything that it may change. */
export interface CallCase {
  readonly name: string;
  readonly to: string;
  readonly value: bigint;
  readonly data: string;
  readonly watched: readonly Watched[];
  /** True of a contract that behaves otherwise in a simulation. */
  readonly isHostile: boolean;
}
