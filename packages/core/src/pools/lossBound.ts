import type { PoolPreviewAnswer } from '../schemas/poolsAnswer.ts';

const WHOLE_BPS = 10_000n;

/** Additional loss allowed until the block, in basis points: the chain's own rounding. */
const MORE_BPS = 1n;

/**
 * Returns the bound on the loss to sign a redemption with, in basis points: the loss that a quorum of nodes
 * simulated, plus one basis point. The chain then rejects an outcome that was not shown.
 *
 * @returns undefined if the pool takes no bound, the redemption could not be simulated, or everything is lost
 */
export function lossBound({
  assets,
  tried,
}: Pick<PoolPreviewAnswer, 'assets' | 'tried'>): bigint | undefined {
  const previewed = BigInt(assets ?? '0');
  if (!tried || previewed === 0n) return undefined;
  const received = BigInt(tried.assets);
  const lost = received < previewed ? previewed - received : 0n;
  const bound = (lost * WHOLE_BPS + previewed - 1n) / previewed + MORE_BPS;
  return bound < WHOLE_BPS ? bound : undefined;
}
