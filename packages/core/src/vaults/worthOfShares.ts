import type { VaultState } from '../callables/vaultsAnswer.ts';

/**
 * What shares of a vault are worth by the price of one, in the asset's smallest unit.
 *
 * @returns undefined where that is not known
 */
export function worthOfShares(
  shares: bigint,
  { sharePrice, decimals }: Pick<VaultState, 'sharePrice' | 'decimals'>,
): bigint | undefined {
  if (sharePrice === null || decimals === null) return undefined;
  return (shares * BigInt(sharePrice)) / 10n ** BigInt(decimals);
}
