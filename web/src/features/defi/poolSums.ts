import type { PoolPosition } from '@everything-wallet/core/schemas/poolsAnswer';
import type { Pool } from './Pool.ts';

/** An amount in the asset's smallest unit. */
export interface PoolSum {
  /** Undefined if a part is unknown. */
  readonly units: bigint | undefined;
  /** True if a part is the response of only one node. */
  readonly isUnconfirmed: boolean;
  /** True if it is only the known part. */
  readonly isPart: boolean;
}

/** Total position of some accounts in a pool. */
export interface PoolSums {
  /** True if an account has, or may have, a share. */
  readonly hasSome: boolean;
  readonly assets: PoolSum;
  readonly leavable: PoolSum;
  /** With a sign; undefined if a part is unknown. */
  readonly earned: bigint | undefined;
}

/** Adds up the positions of accounts in a pool. */
export function poolSums({ state, partly }: Pick<Pool, 'state' | 'partly'>): PoolSums {
  const held = (state?.positions ?? []).filter(({ shares }) => shares !== '0');
  return {
    hasSome: state?.status !== 'absent' && held.length > 0,
    assets: { ...sumOf(held, 'assets'), isPart: held.some(({ address }) => partly?.has(address) === true) },
    leavable: { ...sumOf(held, 'maxWithdraw'), isPart: false },
    earned: addUp(held.map(({ earned }) => earned)),
  };
}

function sumOf(
  positions: readonly PoolPosition[],
  figure: 'assets' | 'maxWithdraw',
): Omit<PoolSum, 'isPart'> {
  const figures = positions.map((position) => position[figure] ?? position.unconfirmed?.[figure] ?? null);
  return {
    units: addUp(figures),
    isUnconfirmed: positions.some((position, place) => position[figure] === null && figures[place] !== null),
  };
}

function addUp(figures: readonly (string | null)[]): bigint | undefined {
  if (figures.includes(null)) return undefined;
  return figures.reduce((sum, units) => sum + BigInt(units ?? 0), 0n);
}
