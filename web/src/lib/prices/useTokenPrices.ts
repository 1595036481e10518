import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import type { PricedToken } from '@everything-wallet/core/schemas/tokenPrices';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { logProblem } from '../log/logProblem.ts';
import { attention } from '../refresh/attention.ts';
import { together } from '../refresh/alignRefetches.ts';
import { IDLE_MS, SAME_SCREEN_MS } from '../refresh/refreshPace.ts';
import { startStopwatch } from '../time/startStopwatch.ts';
import { fetchTokenPrices } from './fetchTokenPrices.ts';
import { useIsOld } from './useIsOld.ts';

/** Polling interval of prices, in ms (docs/product.md §9, Timing). */
const POLL_MS = 30_000;

/** Last prices of tokens, and their state. */
export interface TokenMarket {
  /**
   * Returns the price of a token; null where it has none, undefined where it is unknown or too old for a
   * value.
   */
  readonly priceOf: (token: PricedToken) => Price | null | undefined;
  /** True if the prices are built-in examples instead of the market's. */
  readonly isSample: boolean;
  /** True until the first answer about these tokens. */
  readonly isLoading: boolean;
}

/**
 * Polls the dollar prices of tokens, by contract, while the tab is visible. Tokens of test networks have none. While the prices of new
 * tokens load, the known ones stay.
 *
 * @param tokens an empty list sends no request
 */
export function useTokenPrices(tokens: readonly PricedToken[]): TokenMarket {
  const keys = [...new Set(tokens.map(keyOf))].sort();
  const isRequested = keys.length > 0;
  const query = useQuery({
    queryKey: ['tokenPrices', ...keys],
    queryFn: async ({ client, queryKey }) => {
      const msSinceAsked = startStopwatch();
      const requested = [...new Map(tokens.map((token) => [keyOf(token), token])).values()];
      const { prices, failure, ...answer } = await fetchTokenPrices(requested);
      // The prices of before are better than some of the new ones.
      if (failure !== undefined && client.getQueryData(queryKey) !== undefined) throw failure;
      return {
        ...answer,
        prices: Object.fromEntries(requested.map((token, index) => [keyOf(token), prices[index]])),
        msSinceAsked,
      };
    },
    enabled: isRequested,
    placeholderData: keepPreviousData,
    staleTime: SAME_SCREEN_MS,
    refetchInterval: () => (attention.isIdle() ? IDLE_MS : POLL_MS),
    refetchIntervalInBackground: false,
    meta: together,
  });
  const { isError, isLoading, isPlaceholderData, errorUpdateCount } = query;
  // A retry after a failure is no first request.
  const isFirst = isRequested && errorUpdateCount === 0 && (isLoading || isPlaceholderData);
  const data = isRequested ? query.data : undefined;
  useEffect(() => {
    if (isError) logProblem('Failed to load the prices of tokens');
  }, [isError]);
  const isOld = useIsOld(data);

  return useMemo(
    () => ({
      priceOf: (token) => (isOld ? undefined : data?.prices[keyOf(token)]),
      isSample: data?.isSample === true,
      isLoading: isFirst,
    }),
    [data, isOld, isFirst],
  );
}

function keyOf({ network, contract }: PricedToken): string {
  return `${network}/${contract.toLowerCase()}`;
}
