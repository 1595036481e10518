import type { PoolFunds } from './hooks/usePoolFunds.ts';

/** Funds of an account for a deposit. */
export interface PoolBudget extends PoolFunds {
  /** True where the pool's asset is the wrapped coin: coin is wrapped first. */
  readonly isWrapped: boolean;
}

/** Reason why an amount cannot be deposited. */
export type PoolShortage = 'unknown' | 'asset' | 'assetAndCoin';

/** Finds the reason why an amount cannot be deposited; undefined where it can. */
export function poolShortage(budget: PoolBudget, amount: bigint): PoolShortage | undefined {
  const { asset, coin, isWrapped } = budget;
  if (asset === undefined) return 'unknown';
  if (asset >= amount) return undefined;
  if (!isWrapped || coin === undefined) return 'asset';
  // Something has to be left for the fees, which the review of the step shows to the last unit.
  return asset + coin > amount ? undefined : 'assetAndCoin';
}

/** Coin that is left before fees after it was wrapped for a deposit; undefined where none is wrapped, or there is too little. */
export function coinAfterDeposit({ asset, coin, isWrapped }: PoolBudget, amount: bigint): bigint | undefined {
  if (!isWrapped || asset === undefined || coin === undefined || amount <= asset) return undefined;
  const left = asset + coin - amount;
  return left > 0n ? left : undefined;
}

/**
 * Highest amount that can be deposited: of coin, which is wrapped first, what the fees leave.
 *
 * @param fees wei of all steps; undefined while they are not known
 */
export function maxDeposit(
  { asset, coin = 0n, isWrapped }: PoolBudget,
  fees: bigint | undefined,
): bigint | undefined {
  if (!isWrapped || asset === undefined || fees === undefined || coin <= fees) return asset;
  return asset + coin - fees;
}
