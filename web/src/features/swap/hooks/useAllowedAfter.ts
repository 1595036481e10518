import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { askAllowed } from '../../../lib/calls/askAllowance.ts';
import { createPace } from '../createPace.ts';
import { journeyWish } from '../journey/journeyWish.ts';
import type { SwapJourney } from '../journey/SwapJourney.ts';

/** How soon it is asked again while anything is still allowed, in ms; each time after twice as long, up to the most. */
const FIRST_POLL_MS = 10_000;
const MAX_POLL_MS = 60_000;

/** Looks until nobody is asked any more, in about five minutes: each asks the nodes for one simulation and more. */
const LOOKS = 8;

/**
 * How many looks a minute there are of all swaps together: each is three simulations at the most, of twenty a minute. What takes an approval
 * back takes three of them before the dialog, and the dialog eight.
 */
const LOOKS_A_MINUTE = 3;

/** Of a session, since its swaps share what may be asked. */
const paces = new WeakMap<QueryClient, ReturnType<typeof createPace>>();

function paceOf(client: QueryClient): ReturnType<typeof createPace> {
  const pace = paces.get(client) ?? createPace(LOOKS_A_MINUTE, 60_000);
  paces.set(client, pace);
  return pace;
}

/** What is still allowed, as far as somebody has looked. */
export interface AllowedAfter {
  /** In the smallest unit; undefined while nobody knows, and before the approval was taken back. */
  readonly units: bigint | undefined;
  /** Looks once more; undefined while that happens by itself, and where there is nothing to look for. */
  readonly lookAgain: (() => void) | undefined;
}

/**
 * What a swap's router may still take once the approval was taken back.
 *
 * @param isTakenBack whether what takes it back is in a block
 * @param isPaused whether something is reviewed or made ready, which needs the nodes and the user's units more
 */
export function useAllowedAfter(journey: SwapJourney, isTakenBack: boolean, isPaused: boolean): AllowedAfter {
  const { network, sell, amount } = journeyWish(journey);
  const { router, account, step } = journey;
  const isAsked = isTakenBack && sell !== null && router !== null;
  const client = useQueryClient();
  const hash = step?.tx_hash;
  const queryKey = useMemo(
    () => ['swapAllowedAfter', network.rpcName, account, hash],
    [network.rpcName, account, hash],
  );
  useEffect(() => {
    // One that waits for its turn would be asked behind the dialog.
    if (isPaused) void client.cancelQueries({ queryKey });
  }, [client, isPaused, queryKey]);
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      if (sell === null || router === null) throw new TypeError('Nothing was approved');
      const allowed = await paceOf(client)(
        () => askAllowed({ network, owner: account, token: sell, spender: router, amount }),
        signal,
      );
      return { allowed, looks: (client.getQueryData<{ looks: number }>(queryKey)?.looks ?? 0) + 1 };
    },
    enabled: isAsked && !isPaused,
    refetchInterval: ({ state }) => {
      const looks = (state.data?.looks ?? 0) + state.errorUpdateCount;
      if (state.data?.allowed === 0n || looks >= LOOKS) return false;
      return Math.min(FIRST_POLL_MS * 2 ** Math.max(looks - 1, 0), MAX_POLL_MS);
    },
    refetchOnWindowFocus: false,
    retry: false,
    gcTime: 0,
  });
  const isEnded = (data?.looks ?? 0) + errorUpdateCount >= LOOKS;
  const isOver = isAsked && isEnded && !isPaused && !isFetching && data?.allowed !== 0n;
  return {
    units: isTakenBack ? data?.allowed : undefined,
    lookAgain: isOver ? () => void refetch() : undefined,
  };
}
