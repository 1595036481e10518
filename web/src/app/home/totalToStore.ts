import type { Holdings } from '../../features/holdings/hooks/useHoldings.ts';
import type { Worth } from '../../features/holdings/worthOf.ts';
import type { LastKnownHome } from './lastKnownHome.ts';

/**
 * Returns the total to show on the next visit; undefined where it is partial or uncertain: later it would
 * pass for the whole.
 *
 * @param now milliseconds since 1970
 */
export function totalToStore(
  { usd, isPartial, oldestMs, lone }: Pick<Worth, 'usd' | 'isPartial' | 'oldestMs' | 'lone'>,
  { isLoading, failed, isSample }: Pick<Holdings, 'isLoading' | 'failed'> & { readonly isSample: boolean },
  now: number,
): LastKnownHome['total'] {
  if (usd === undefined || isPartial || lone.length > 0 || isLoading || failed.length > 0) return undefined;
  return { usd, at: now - oldestMs, isSample };
}
