import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallableError } from '../firebase/CallableError.ts';
import { logProblem } from '../log/logProblem.ts';
import { useRefetch } from '../query/useRefetch.ts';
import { attention } from '../refresh/attention.ts';
import { together } from '../refresh/alignRefetches.ts';
import { IDLE_MS, SAME_SCREEN_MS } from '../refresh/refreshPace.ts';
import { useText } from '../text/useText.ts';
import { startStopwatch } from '../time/startStopwatch.ts';
import { fetchCoinPrices } from './fetchCoinPrices.ts';
import { useIsOld } from './useIsOld.ts';

/** Polling interval of prices, in ms (docs/product.md §9, Timing). */
const POLL_MS = 30_000;

interface PriceOptions {
  /** True to poll less often while the user is idle: for screens that show a value, not the market. */
  readonly isRestingWhenIdle?: boolean;
}

/** Last prices, and their state. */
export interface Prices {
  /** By symbol; a symbol without a market is absent. Undefined until the first answer. */
  readonly prices: Readonly<Record<string, Price>> | undefined;
  /** True if the prices are built-in examples instead of the market's. */
  readonly isSample: boolean;
  /** Time of the prices. */
  readonly asOf: Date | undefined;
  /** True if the prices are too old, by the server's clock, to compute a value with. */
  readonly isOld: boolean;
  /** True until the first answer. */
  readonly isLoading: boolean;
  /** Text to show when the last request failed (docs/product.md §8); the prices then are the last known. */
  readonly error: string | undefined;
  readonly retry: () => void;
}

/**
 * Polls dollar prices while the tab is visible: immediately, and every 30 seconds.
 *
 * @param symbols an empty list sends no request; a changed one sends it immediately
 */
export function usePrices(
  symbols: readonly string[],
  { isRestingWhenIdle = false }: PriceOptions = {},
): Prices {
  const t = useText();
  const refetch = useRefetch();
  const queryKey = ['prices', ...symbols];
  const { data, error, dataUpdatedAt, errorUpdatedAt, isLoading } = useQuery({
    queryKey,
    queryFn: async () => {
      // Counted from the request: the transit time of the answer is unknown.
      const msSinceAsked = startStopwatch();
      return { ...(await fetchCoinPrices({ symbols: [...symbols] })), msSinceAsked };
    },
    enabled: symbols.length > 0,
    staleTime: SAME_SCREEN_MS,
    refetchInterval: () => (isRestingWhenIdle && attention.isIdle() ? IDLE_MS : POLL_MS),
    refetchIntervalInBackground: false,
    meta: together,
  });

  // During a retry the library has no error, which would make the text flicker.
  const [lastError, setLastError] = useState(error);
  if (error && error !== lastError) setLastError(error);
  const isFailed = errorUpdatedAt > dataUpdatedAt;

  useEffect(() => {
    if (isFailed) logProblem('Failed to load prices');
  }, [isFailed]);

  const isOld = useIsOld(data);

  const serverMessage = lastError instanceof CallableError ? lastError.serverMessage : undefined;
  return {
    prices: data?.prices,
    isSample: data?.source === 'sample',
    asOf: data && new Date(data.asOf),
    isOld,
    isLoading: isLoading && !isFailed,
    error: isFailed ? (serverMessage ?? t('markets.error.prices')) : undefined,
    retry: () => refetch(queryKey),
  };
}
