import type { Network } from '@everything-wallet/core/networks/networks';
import type { Pool } from './Pool.ts';
import type { PriceOfPool } from './poolTotals.ts';
import { positionsIn } from './positionsIn.ts';

/** Redeemable amount of some accounts in a pool, in the asset's smallest unit, and the price of one asset in dollars. */
interface PricedShare {
  readonly network: Network;
  readonly name: string;
  readonly units: bigint;
  readonly decimals: number;
  readonly price: number;
}

/** Returns the positions of some accounts, and the number of pools with a position of unknown value, which have no share. */
export function heldInPools(
  pools: readonly Pool[],
  priceOf: PriceOfPool,
): { readonly shares: readonly PricedShare[]; readonly unknown: number } {
  const shares: PricedShare[] = [];
  let unknown = 0;
  for (const pool of pools) {
    const positions = positionsIn(pool);
    const assets = positions.map((position) => position.assets);
    const isPart = positions.some((position) => position.isPart);
    const units = assets.reduce((sum: bigint, one) => sum + (one ?? 0n), 0n);
    const price = priceOf(pool) ?? undefined;
    const decimals = pool.asset?.decimals ?? undefined;
    const isPriced = price !== undefined && decimals !== undefined;
    if (isPart || assets.includes(undefined) || (units > 0n && !isPriced)) unknown += 1;
    if (units > 0n && isPriced)
      shares.push({ network: pool.network, name: pool.vault.name, units, decimals, price });
  }
  return { shares, unknown };
}
