import type { Holdings } from '../features/holdings/hooks/useHoldings.ts';
import type { Worth } from '../features/holdings/worthOf.ts';
import type { LastKnownHome } from './lastKnownHome.ts';

/**
 * The total that is shown to whoever comes back; undefined where it is only a part: shown later it would pass for the whole.
 *
 * @param now milliseconds since 1970
 */
export function totalToKeep(
  { usd, isPartial }: Pick<Worth, 'usd' | 'isPartial'>,
  { isLoading, failed }: Pick<Holdings, 'isLoading' | 'failed'>,
  now: number,
): LastKnownHome['total'] {
  if (usd === undefined || isPartial || isLoading || failed.length > 0) return undefined;
  return { usd, at: now };
}
