import type { Pool } from './Pool.ts';

/** What an account has in a pool, and what that has brought; in the asset's smallest unit, undefined where it is not known. */
export interface PositionIn {
  readonly pool: Pool;
  readonly assets: bigint | undefined;
  /** Whether that is the known part of it. */
  readonly isPart: boolean;
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
  // Of Lido what is told of an account is agreed on, whatever is of Lido itself.
  const isNothing = (shares: string | null) =>
    shares === '0' && (state.agreement !== 'unconfirmed' || pool.lido !== undefined);
  return state.positions
    .filter(({ shares }) => !isNothing(shares))
    .map(({ address, assets, earned }) => ({
      pool,
      assets: read(assets),
      isPart: pool.partly?.has(address) === true,
      earned: read(earned),
    }));
}
