import type { Network } from '@everything-wallet/core/networks/networks';

/** Position of some accounts in one pool, with the price of its asset. */
export interface PoolShare {
  readonly network: Network;
  /** Name of the pool. */
  readonly name: string;
  /** Redeemable amount, in the asset's smallest unit. */
  readonly units: bigint;
  /** Decimals of its asset, at most 80. */
  readonly decimals: number;
  /** Dollars. */
  readonly price: number;
}

/** Positions of some accounts in pools, for a total. */
export interface HeldInPools {
  readonly shares: readonly PoolShare[];
  /** Pools with a position of unknown amount or value. */
  readonly unknown: number;
  /** True while some have not answered yet. */
  readonly isAsked: boolean;
  /** Networks with outdated amounts, and the age of the oldest, in ms. */
  readonly old: number;
  readonly oldestMs: number;
}
