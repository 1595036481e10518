import type { VaultPreview } from '../callables/vaultsAnswer.ts';

const WHOLE_BPS = 10_000n;

/** By how much more than what was shown may be lost until the block, in hundredths of a percent: what the chain itself rounds. */
const MORE_BPS = 1n;

/**
 * The bound on the loss that a redemption is signed with, in hundredths of a percent: what is lost by what enough nodes saw come when they
 * tried it out, and a hundredth of a percent more. So the chain refuses what nobody was shown.
 *
 * @returns undefined where the pool takes no bound, or nobody could try it out; or where all is lost
 */
export function lossBound({ assets, tried }: Pick<VaultPreview, 'assets' | 'tried'>): bigint | undefined {
  const said = BigInt(assets ?? '0');
  if (!tried || said === 0n) return undefined;
  const comes = BigInt(tried.assets);
  const lost = comes < said ? said - comes : 0n;
  const bound = (lost * WHOLE_BPS + said - 1n) / said + MORE_BPS;
  return bound < WHOLE_BPS ? bound : undefined;
}
