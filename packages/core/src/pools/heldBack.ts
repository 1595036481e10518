import type { PoolPosition, PoolState } from '../schemas/poolsAnswer.ts';
import { worthOfShares } from './worthOfShares.ts';

/**
 * Units of the asset by which rounding alone lowers a limit: shares become assets, and those shares, both
 * rounded down.
 */
const ROUNDING = 2n;

/** Part that a vault cannot pay out now. */
export interface HeldBack {
  /** Shares, in their smallest unit. */
  readonly shares: bigint;
  /** Their value, in the asset's smallest unit; undefined if unknown. */
  readonly worth: bigint | undefined;
}

/**
 * Returns the part of some shares that a vault retains by its own limit. ERC-4626 lets `maxRedeem` be lower
 * than the redeemable amount, and rounding makes Yearn's and MetaMorpho's so nearly always: for all shares of
 * an account the contract does not check it, so a rest worth no more than the rounding is ignored.
 *
 * @returns undefined if there is no such part, or no known limit
 */
export function heldBack(
  shares: bigint,
  { maxRedeem }: Pick<PoolPosition, 'maxRedeem'>,
  vault: Pick<PoolState, 'sharePrice' | 'decimals'>,
): HeldBack | undefined {
  if (maxRedeem === null || shares <= BigInt(maxRedeem)) return undefined;
  const above = shares - BigInt(maxRedeem);
  const worth = worthOfShares(above, vault);
  return worth !== undefined && worth <= ROUNDING ? undefined : { shares: above, worth };
}
