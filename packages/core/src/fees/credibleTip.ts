import type { Network } from '../networks/networks.ts';

/** Wei. */
const GWEI = 1_000_000_000n;

/** How many times the base fee a tip may come to beyond that. */
const MAX_BASE_FEES = 10n;

/**
 * The highest tip that is believed to be what others pay: one node says what that is, nobody typed it, and a tip is spent to the
 * last wei (EIP-1559).
 *
 * @param baseFee that of the next block, wei per gas; where it is nothing the network's own figure alone counts
 * @returns wei per gas
 */
export function credibleTip(baseFee: bigint, { highestTipGwei }: Pick<Network, 'highestTipGwei'>): bigint {
  const ceiling = MAX_BASE_FEES * baseFee;
  const own = BigInt(highestTipGwei) * GWEI;
  return ceiling > own ? ceiling : own;
}
