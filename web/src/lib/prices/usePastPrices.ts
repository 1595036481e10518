import {
  MAX_SERIES,
  type PastDays,
  type PricedAsset,
  type PricePoint,
} from '@everything-wallet/core/schemas/pastPrices';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logProblem } from '../log/logProblem.ts';
import { useRefetch } from '../query/useRefetch.ts';
import { getPastPrices } from './getPastPrices.ts';

const MINUTE_MS = 60_000;

/**
 * Polling intervals of past prices: a day's, and those still unknown, more often than a year's; every minute
 * until the first answer.
 */
const SOON_MS = 5 * MINUTE_MS;
const SELDOM_MS = 60 * MINUTE_MS;

/** Past prices of some assets, and their source. */
export interface PastPrices {
  /** In the requested order; null if none. Undefined until the first answer. */
  readonly series: readonly (readonly PricePoint[] | null)[] | undefined;
  /** True if the prices are built-in examples instead of the market's. */
  readonly isSample: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * Polls past dollar prices at long intervals, while the tab is visible.
 *
 * @param assets the first `MAX_SERIES` of them; an empty list sends no request
 */
export function usePastPrices(assets: readonly PricedAsset[], days: PastDays): PastPrices {
  const refetch = useRefetch();
  const requested = assets.slice(0, MAX_SERIES);
  const queryKey = ['pastPrices', days, ...requested.map(keyOf)];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => getPastPrices({ assets: requested, days }),
    enabled: requested.length > 0,
    staleTime: SOON_MS,
    refetchInterval: ({ state: { data: last, status } }) => {
      if (status === 'error' && !last) return MINUTE_MS;
      return days === 1 || last?.series.includes(null) === true ? SOON_MS : SELDOM_MS;
    },
    refetchIntervalInBackground: false,
  });
  useEffect(() => {
    if (isError) logProblem('Failed to load past prices');
  }, [isError]);
  return {
    series: data?.series.map((each) => each?.points ?? null),
    isSample: data?.source === 'sample',
    isFailed: isError && data === undefined,
    retry: () => refetch(queryKey),
  };
}

function keyOf(asset: PricedAsset): string {
  return 'symbol' in asset ? asset.symbol : `${asset.network}/${asset.contract.toLowerCase()}`;
}
