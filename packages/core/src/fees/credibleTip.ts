import type { Network } from '../networks/networks.ts';

/** Wei. */
const GWEI = 1_000_000_000n;

/** Multiple of the base fee that a priority fee above that limit may reach. */
const MAX_BASE_FEES = 10n;

/**
 * Returns the highest credible priority fee: a single node reports it, the user did not type it, and it is
 * spent to the last wei (EIP-1559).
 *
 * @param baseFee of the next block, wei per gas; where it is 0, only the network's own limit counts
 * @returns wei per gas
 */
export function credibleTip(baseFee: bigint, { highestTipGwei }: Pick<Network, 'highestTipGwei'>): bigint {
  const ceiling = MAX_BASE_FEES * baseFee;
  const own = BigInt(highestTipGwei) * GWEI;
  return ceiling > own ? ceiling : own;
}
