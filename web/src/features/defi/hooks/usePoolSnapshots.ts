import { MAX_HOLDERS } from '@everything-wallet/core/schemas/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { useQueries, useQueryClient, type Query, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { togetherOf } from '../../../lib/refresh/alignRefetches.ts';
import { networkAttention } from '../../../lib/refresh/networkAttention.ts';
import { refreshPace } from '../../../lib/refresh/refreshPace.ts';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import { askPools } from '../api/askPools.ts';
import { joinPools } from '../joinPools.ts';
import type { PoolSnapshot } from '../PoolSnapshot.ts';

/** Intervals of requests for the pools of a network in view, and of another one, in ms. */
const CLOSE_MS = 60_000;
const DISTANT_MS = 180_000;

/** Time to the retry of a first request that failed, in ms: a server may just have started. */
const SOON_MS = 6_000;

/** Age up to which a snapshot is reused, in ms: it is costly for nodes. */
const FRESH_MS = 20_000;

/** Snapshots of pools, one for each network with pools. */
export interface PoolSnapshots {
  readonly snapshots: readonly PoolSnapshot[];
  readonly isLoading: boolean;
  readonly reload: () => void;
}

/**
 * Refreshes the pools of some networks and the positions of some accounts, in groups of 30.
 *
 * @param networks the same array for the same networks
 * @param addresses checksum addresses, the same array for the same addresses; empty for the pools alone
 */
export function usePoolSnapshots(networks: readonly Network[], addresses: readonly string[]): PoolSnapshots {
  const client = useQueryClient();
  const queried = useMemo(() => networks.filter(({ id }) => listedPools(id).length > 0), [networks]);
  const questions = useMemo(() => {
    const groups = Array.from(
      { length: Math.max(1, Math.ceil(addresses.length / MAX_HOLDERS)) },
      (_, index) => addresses.slice(index * MAX_HOLDERS, (index + 1) * MAX_HOLDERS),
    );
    return queried.flatMap((network) => groups.map((group) => ({ network, group })));
  }, [queried, addresses]);
  const combine = useCallback(
    (results: UseQueryResult<Pick<PoolSnapshot, 'answer' | 'msSinceAsked'>>[]) => ({
      snapshots: queried.map((network): PoolSnapshot => {
        const parts = questions.flatMap(({ network: { id }, group }, place) =>
          id === network.id
            ? [{ ...results[place]?.data, addresses: group, error: results[place]?.error }]
            : [],
        );
        return {
          network,
          answer: joinPools(parts.map(({ addresses: some, answer }) => ({ addresses: some, answer }))),
          msSinceAsked: () => Math.max(0, ...parts.map(({ msSinceAsked }) => msSinceAsked?.() ?? 0)),
          error: parts.map(({ error }) => error).find((error) => error !== null) ?? undefined,
        };
      }),
      isLoading: results.some(({ isPending }) => isPending),
    }),
    [queried, questions],
  );
  const { snapshots, isLoading } = useQueries({
    queries: questions.map(({ network, group }) => ({
      queryKey: ['vaults', network.rpcName, ...group],
      queryFn: async () => {
        const msSinceAsked = startStopwatch();
        const answer = await askPools({ network: network.rpcName, addresses: group });
        return { answer, msSinceAsked };
      },
      staleTime: FRESH_MS,
      refetchInterval: (query: Query) => paceOf(query, network),
      retry: false,
      structuralSharing: false,
      meta: togetherOf(network.id, () => CLOSE_MS),
    })),
    combine,
  });
  const reload = useCallback(
    () => void client.refetchQueries({ queryKey: ['vaults'], type: 'active' }, { cancelRefetch: false }),
    [client],
  );
  return { snapshots, isLoading, reload };
}

/** Returns ms to the next request for a network's pools; after a failure, at the pace of balances. */
function paceOf(query: Pick<Query, 'state'>, { id }: Network): number {
  const { errorUpdatedAt, dataUpdatedAt } = query.state;
  if (errorUpdatedAt > dataUpdatedAt) return refreshPace(query, SOON_MS);
  return networkAttention.isClose(id) ? CLOSE_MS : DISTANT_MS;
}
