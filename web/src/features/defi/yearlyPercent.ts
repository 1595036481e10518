import type { PoolState } from '@everything-wallet/core/schemas/poolsAnswer';

/** Returns what a pool yielded in a year by its longest measurement: percent, a plain decimal with a sign; undefined if not measured. */
export function yearlyPercent(state: Pick<PoolState, 'apy7' | 'apy30'> | undefined): string | undefined {
  return state?.apy30 ?? state?.apy7 ?? undefined;
}
