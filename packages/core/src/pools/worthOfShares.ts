import type { PoolState } from '../schemas/poolsAnswer.ts';

/**
 * Returns the value of a vault's shares by the price of one, in the asset's smallest unit.
 *
 * @returns undefined if unknown
 */
export function worthOfShares(
  shares: bigint,
  { sharePrice, decimals }: Pick<PoolState, 'sharePrice' | 'decimals'>,
): bigint | undefined {
  if (sharePrice === null || decimals === null) return undefined;
  return (shares * BigInt(sharePrice)) / 10n ** BigInt(decimals);
}
