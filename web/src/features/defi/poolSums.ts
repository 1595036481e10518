import type { VaultPosition } from '@everything-wallet/core/callables/vaultsAnswer';
import type { Pool } from './Pool.ts';

/** What accounts have in a pool together, in the asset's smallest unit; undefined where a part is not known. */
export interface PoolSums {
  /** Whether somebody has, or may have, a share. */
  readonly hasSome: boolean;
  readonly assets: bigint | undefined;
  readonly leavable: bigint | undefined;
  /** With a sign. */
  readonly earned: bigint | undefined;
}

/** Adds up what accounts have in a pool. */
export function poolSums({ state }: Pick<Pool, 'state'>): PoolSums {
  const held = (state?.positions ?? []).filter(({ shares }) => shares !== '0');
  return {
    hasSome: held.some(({ shares }) => shares !== null),
    assets: sumOf(held, 'assets'),
    leavable: sumOf(held, 'maxWithdraw'),
    earned: sumOf(held, 'earned'),
  };
}

function sumOf(
  positions: readonly VaultPosition[],
  figure: 'assets' | 'maxWithdraw' | 'earned',
): bigint | undefined {
  const figures = positions.map((position) => position[figure]);
  if (figures.includes(null)) return undefined;
  return figures.reduce((sum, units) => sum + BigInt(units ?? 0), 0n);
}
