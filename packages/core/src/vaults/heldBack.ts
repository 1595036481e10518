import type { VaultPosition, VaultState } from '../callables/vaultsAnswer.ts';
import { worthOfShares } from './worthOfShares.ts';

/** Units of the asset that a limit is too low by its rounding alone: shares become assets, and those shares, both rounded down. */
const ROUNDING = 2n;

/** What a vault does not let go of now. */
export interface HeldBack {
  /** Shares, in their smallest unit. */
  readonly shares: bigint;
  /** What they are worth, in the asset's smallest unit; undefined where that is not known. */
  readonly worth: bigint | undefined;
}

/**
 * What a vault holds back of some shares by its own limit. ERC-4626 lets `maxRedeem` say less than could leave, and Yearn's and MetaMorpho's
 * do by rounding, nearly always: for all shares of an account the chain does not ask it, so what is worth no more than that is none.
 *
 * @returns undefined where it is none, or no limit is known
 */
export function heldBack(
  shares: bigint,
  { maxRedeem }: Pick<VaultPosition, 'maxRedeem'>,
  vault: Pick<VaultState, 'sharePrice' | 'decimals'>,
): HeldBack | undefined {
  if (maxRedeem === null || shares <= BigInt(maxRedeem)) return undefined;
  const above = shares - BigInt(maxRedeem);
  const worth = worthOfShares(above, vault);
  return worth !== undefined && worth <= ROUNDING ? undefined : { shares: above, worth };
}
