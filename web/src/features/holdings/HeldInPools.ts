import type { Network } from '@everything-wallet/core/networks/networks';

/** What accounts have in one pool, and what one of its asset costs. */
export interface PoolShare {
  readonly network: Network;
  /** What the pool is called. */
  readonly name: string;
  /** What it would bring now, in the asset's smallest unit. */
  readonly units: bigint;
  /** Of its asset, 80 at most. */
  readonly decimals: number;
  /** Dollars. */
  readonly price: number;
}

/** What accounts have in pools, as far as a total of theirs is concerned. */
export interface HeldInPools {
  readonly shares: readonly PoolShare[];
  /** Pools of which nobody knows what is in them, or what that is worth. */
  readonly unknown: number;
  /** Whether some have not answered yet. */
  readonly isAsked: boolean;
  /** Networks whose figures are not of now, and how old the oldest are, in ms. */
  readonly old: number;
  readonly oldestMs: number;
}
