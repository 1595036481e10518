import type { Pool } from './Pool.ts';

/** Position and earnings of an account in a pool, in the asset's smallest unit; undefined if unknown. */
export interface PositionIn {
  readonly pool: Pool;
  readonly assets: bigint | undefined;
  /** True if it is only the known part. */
  readonly isPart: boolean;
  /** With a sign. */
  readonly earned: bigint | undefined;
}

/** Returns the positions of accounts in a pool, without certain zeros; amounts without a quorum are unknown. */
export function positionsIn(pool: Pool): readonly PositionIn[] {
  const { state } = pool;
  if (!state || state.status === 'absent') return [];
  // The value of an unexpected asset is unknown.
  const isKnown = state.agreement === 'agreed' && state.status !== 'otherAsset';
  const read = (text: string | null) => (text === null || !isKnown ? undefined : BigInt(text));
  // Lido's accounts have a quorum of their own, independent of that of Lido's state.
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
