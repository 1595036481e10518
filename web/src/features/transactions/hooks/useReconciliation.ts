import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { focusManager, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { together } from '../../../lib/refresh/alignRefetches.ts';
import { networkAttention } from '../../../lib/refresh/networkAttention.ts';
import { networkChanges } from '../../../lib/refresh/networkChanges.ts';
import { SAME_SCREEN_MS } from '../../../lib/refresh/refreshPace.ts';
import { trustedMarks } from '../../../lib/refresh/trustedMarks.ts';
import { reconcileTransactions } from '../api/reconcileTransactions.ts';
import type { Transaction } from '../Transaction.ts';

/** Maximum interval at first, in ms: shorter than a block time, since the next block may come at any time. */
const LONGEST_AT_FIRST_MS = 8_000;

/** Returns the interval after a number of requests, in ms: most transfers confirm within a minute. */
function intervalAfter(questions: number): number {
  if (questions < 20) return Math.min(LONGEST_AT_FIRST_MS, 3_000 * 1.5 ** (questions - 1));
  return questions < 50 ? 20_000 : 60_000;
}

/** Interval while all are in a block and only their confirmations grow, in ms. */
const DEPTH_MS = 20_000;

/** Minimum interval until a mark announces the block, in ms. After the mark the usual intervals apply, because nodes may lag behind the scanner. */
const MIN_MARKED_INTERVAL_MS = 12_000;

type OpenTransaction = Pick<Transaction, 'status' | 'network'>;

/**
 * Reconciles open transactions until they are final, and at once when their network changes. Firestore listeners receive the new statuses.
 *
 * @param open when their number changes, polling restarts with short intervals
 */
export function useReconciliation(userId: string | undefined, open: readonly OpenTransaction[]): void {
  const pending = open.filter(({ status }) => status === 'pending');
  const client = useQueryClient();
  const { length: openCount } = open;
  const { refetch } = useQuery({
    queryKey: keyOf(userId, openCount),
    queryFn: reconcileTransactions,
    enabled: openCount > 0,
    refetchInterval: ({ state }) => {
      const interval = intervalAfter(state.dataUpdateCount + state.errorUpdateCount);
      if (pending.length === 0) return Math.max(interval, DEPTH_MS);
      return pending.every(awaitsMark) ? Math.max(interval, MIN_MARKED_INTERVAL_MS) : interval;
    },
    meta: together,
    retry: false,
    gcTime: 0,
  });

  const networks = [...new Set(pending.map(({ network }) => network))].join();
  useEffect(() => {
    if (networks === '') return undefined;
    const awaited = networks.split(',');
    return networkAttention.listen(({ network, unlessHeardMs }) => {
      const state = client.getQueryState(keyOf(userId, openCount));
      const answeredAt = Math.max(state?.dataUpdatedAt ?? 0, state?.errorUpdatedAt ?? 0);
      // A change that the last answer brought is no news.
      const isDue = Date.now() - answeredAt >= Math.max(unlessHeardMs, SAME_SCREEN_MS);
      if (isDue && awaited.includes(network) && focusManager.isFocused())
        void refetch({ cancelRefetch: false });
    });
  }, [client, networks, refetch, userId, openCount]);
}

function keyOf(userId: string | undefined, openCount: number): QueryKey {
  return ['reconciliation', userId, openCount];
}

/** Returns true if a mark will announce a pending transaction's block and has not arrived yet. */
function awaitsMark({ network }: OpenTransaction): boolean {
  // No other network has marks.
  const id = network as NetworkId;
  return trustedMarks.has(id) && !networkChanges.isWithin(id, MIN_MARKED_INTERVAL_MS);
}
