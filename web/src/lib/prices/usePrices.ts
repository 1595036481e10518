import type { Price } from '@everything-wallet/core/callables/getTokenPrices';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallableError } from '../firebase/CallableError.ts';
import { logProblem } from '../log/logProblem.ts';
import { useRefetch } from '../query/useRefetch.ts';
import { attention } from '../refresh/attention.ts';
import { together } from '../refresh/alignRefetches.ts';
import { IDLE_MS } from '../refresh/refreshPace.ts';
import { useText } from '../text/useText.ts';
import { startStopwatch } from '../time/startStopwatch.ts';
import { getTokenPrices } from './getTokenPrices.ts';
import { useIsOld } from './useIsOld.ts';

/** How often prices are asked for, in ms (docs/product.md §9, Timing). */
const POLL_MS = 30_000;

interface PriceOptions {
  /** Whether to ask less often when nobody seems to be there: where a value is shown, and not the market. */
  readonly isRestingWhenIdle?: boolean;
}

/** What was last heard of some prices. */
export interface Prices {
  /** By symbol; a symbol without a market is absent. Undefined until there was an answer. */
  readonly prices: Readonly<Record<string, Price>> | undefined;
  /** Whether the prices are built-in examples instead of the market's. */
  readonly isSample: boolean;
  /** When the prices were so. */
  readonly asOf: Date | undefined;
  /** Whether the prices are so old, by the server's clock, that no value should be worked out with them. */
  readonly isOld: boolean;
  /** Whether the first answer is on its way. */
  readonly isLoading: boolean;
  /** What a person reads when the last question failed (docs/product.md §8); the prices then are the last known. */
  readonly error: string | undefined;
  readonly retry: () => void;
}

/**
 * Keeps dollar prices up to date while the tab is looked at: asks at once, and every 30 seconds.
 *
 * @param symbols none: nothing is asked; others: they are asked for at once
 */
export function usePrices(
  symbols: readonly string[],
  { isRestingWhenIdle = false }: PriceOptions = {},
): Prices {
  const t = useText();
  const askAnew = useRefetch();
  const queryKey = ['prices', ...symbols];
  const { data, error, dataUpdatedAt, errorUpdatedAt, isLoading } = useQuery({
    queryKey,
    queryFn: async () => {
      // Counted from the question: how long the answer was on its way, nobody knows.
      const msSinceAsked = startStopwatch();
      return { ...(await getTokenPrices({ symbols: [...symbols] })), msSinceAsked };
    },
    enabled: symbols.length > 0,
    refetchInterval: () => (isRestingWhenIdle && attention.isIdle() ? IDLE_MS : POLL_MS),
    refetchIntervalInBackground: false,
    meta: together,
  });

  // While a failed question is asked again the library has no error, and would make the message flicker.
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
    retry: () => askAnew(queryKey),
  };
}
