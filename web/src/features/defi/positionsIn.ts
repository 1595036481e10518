import type { Pool } from './Pool.ts';

/** What an account has in a pool, and what that has brought; in the asset's smallest unit, undefined where it is not known. */
export interface PositionIn {
  readonly pool: Pool;
  readonly assets: bigint | undefined;
  /** With a sign. */
  readonly earned: bigint | undefined;
}

/** What accounts have in a pool, those left out that surely have nothing; figures that are not agreed on are not known. */
export function positionsIn(pool: Pool): readonly PositionIn[] {
  const { state } = pool;
  if (!state || state.status === 'absent') return [];
  // Of another asset than ours nobody knows the worth.
  const isTold = state.agreement === 'agreed' && state.status !== 'otherAsset';
  const read = (text: string | null) => (text === null || !isTold ? undefined : BigInt(text));
  return state.positions
    .filter(({ shares }) => shares !== '0')
    .map(({ assets, earned }) => ({ pool, assets: read(assets), earned: read(earned) }));
}
