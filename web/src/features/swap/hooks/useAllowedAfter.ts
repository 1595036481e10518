import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { askAllowed } from '../../../lib/calls/askAllowance.ts';
import { createPace } from '../createPace.ts';
import { sequenceWish } from '../sequence/sequenceWish.ts';
import type { SwapSequence } from '../sequence/SwapSequence.ts';

/** First polling interval while an allowance remains, in ms; it doubles each time, up to the maximum. */
const FIRST_POLL_MS = 10_000;
const MAX_POLL_MS = 60_000;

/** Maximum polls, over about five minutes: each makes at least one simulation on nodes. */
const MAX_POLLS = 8;

/**
 * Maximum polls a minute over all swaps: each takes up to three simulations, of twenty a minute. A revocation takes three of them before
 * the dialog, and the dialog eight.
 */
const MAX_POLLS_A_MINUTE = 3;

/** One pace per session: its swaps share the limit. */
const paces = new WeakMap<QueryClient, ReturnType<typeof createPace>>();

function paceOf(client: QueryClient): ReturnType<typeof createPace> {
  const pace = paces.get(client) ?? createPace(MAX_POLLS_A_MINUTE, 60_000);
  paces.set(client, pace);
  return pace;
}

/** Remaining allowance after a revocation. */
export interface AllowedAfter {
  /** In the smallest unit; undefined while unknown, and before the revocation. */
  readonly units: bigint | undefined;
  /** Queries once more; undefined while polling, and without anything to query. */
  readonly refresh: (() => void) | undefined;
}

/**
 * Polls the allowance of a swap's router after a revocation.
 *
 * @param isRevoked true if the revocation is in a block
 * @param isPaused true during a review or its preparation, which needs the nodes and the user's units more
 */
export function useAllowedAfter(sequence: SwapSequence, isRevoked: boolean, isPaused: boolean): AllowedAfter {
  const { network, sell, amount } = sequenceWish(sequence);
  const { router, account, step } = sequence;
  const isEnabled = isRevoked && sell !== null && router !== null;
  const client = useQueryClient();
  const hash = step?.tx_hash;
  const queryKey = useMemo(
    () => ['swapAllowedAfter', network.rpcName, account, hash],
    [network.rpcName, account, hash],
  );
  useEffect(() => {
    // A queued query would otherwise run behind the dialog.
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
      return { allowed, polls: (client.getQueryData<{ polls: number }>(queryKey)?.polls ?? 0) + 1 };
    },
    enabled: isEnabled && !isPaused,
    refetchInterval: ({ state }) => {
      const polls = (state.data?.polls ?? 0) + state.errorUpdateCount;
      if (state.data?.allowed === 0n || polls >= MAX_POLLS) return false;
      return Math.min(FIRST_POLL_MS * 2 ** Math.max(polls - 1, 0), MAX_POLL_MS);
    },
    refetchOnWindowFocus: false,
    retry: false,
    gcTime: 0,
  });
  const isEnded = (data?.polls ?? 0) + errorUpdateCount >= MAX_POLLS;
  const isOver = isEnabled && isEnded && !isPaused && !isFetching && data?.allowed !== 0n;
  return {
    units: isRevoked ? data?.allowed : undefined,
    refresh: isOver ? () => void refetch() : undefined,
  };
}
