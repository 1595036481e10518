import type { PoolState } from '@everything-wallet/core/schemas/poolsAnswer';

/** Returns the yearly yield of a pool by its longest measurement, in percent as a decimal with a sign; undefined if not measured. */
export function yearlyPercent(state: Pick<PoolState, 'apy7' | 'apy30'> | undefined): string | undefined {
  return state?.apy30 ?? state?.apy7 ?? undefined;
}
