import { MAX_HOLDERS } from '@everything-wallet/core/callables/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import { vaultsOf } from '@everything-wallet/core/vaults/vaultsOf';
import { useQueries, useQueryClient, type Query, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { togetherOf } from '../../../lib/refresh/alignRefetches.ts';
import { networkAttention } from '../../../lib/refresh/networkAttention.ts';
import { refreshPace } from '../../../lib/refresh/refreshPace.ts';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import { askVaults } from '../api/askVaults.ts';
import { joinVaults } from '../joinVaults.ts';
import type { PoolSnapshot } from '../PoolSnapshot.ts';

/** How often the pools of a network are asked about that is looked at, and of one that is not, in ms. */
const CLOSE_MS = 60_000;
const DISTANT_MS = 180_000;

/** How soon a first question that failed is asked once more, in ms: a server may just have started. */
const SOON_MS = 6_000;

/** How long what was heard is as good as new, in ms: it costs nodes much to tell. */
const FRESH_MS = 20_000;

/** What was heard of pools, one look a network that has some. */
export interface PoolSnapshots {
  readonly looks: readonly PoolSnapshot[];
  readonly isLoading: boolean;
  readonly askAnew: () => void;
}

/**
 * Keeps up to date what the pools of some networks are, and what accounts have in them, asked in groups of 30.
 *
 * @param networks the same list for the same networks
 * @param addresses checksum addresses, the same list for the same; none: the pools alone
 */
export function usePoolSnapshots(networks: readonly Network[], addresses: readonly string[]): PoolSnapshots {
  const client = useQueryClient();
  const asked = useMemo(() => networks.filter(({ id }) => vaultsOf(id).length > 0), [networks]);
  const questions = useMemo(() => {
    const groups = Array.from(
      { length: Math.max(1, Math.ceil(addresses.length / MAX_HOLDERS)) },
      (_, index) => addresses.slice(index * MAX_HOLDERS, (index + 1) * MAX_HOLDERS),
    );
    return asked.flatMap((network) => groups.map((group) => ({ network, group })));
  }, [asked, addresses]);
  const combine = useCallback(
    (results: UseQueryResult<Pick<PoolSnapshot, 'answer' | 'msSinceAsked'>>[]) => ({
      looks: asked.map((network): PoolSnapshot => {
        const parts = questions.flatMap(({ network: { id }, group }, place) =>
          id === network.id
            ? [{ ...results[place]?.data, addresses: group, error: results[place]?.error }]
            : [],
        );
        return {
          network,
          answer: joinVaults(parts.map(({ addresses: some, answer }) => ({ addresses: some, answer }))),
          msSinceAsked: () => Math.max(0, ...parts.map(({ msSinceAsked }) => msSinceAsked?.() ?? 0)),
          error: parts.map(({ error }) => error).find((error) => error !== null) ?? undefined,
        };
      }),
      isLoading: results.some(({ isPending }) => isPending),
    }),
    [asked, questions],
  );
  const { looks, isLoading } = useQueries({
    queries: questions.map(({ network, group }) => ({
      queryKey: ['vaults', network.rpcName, ...group],
      queryFn: async () => {
        const msSinceAsked = startStopwatch();
        const answer = await askVaults({ network: network.rpcName, addresses: group });
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
  const askAnew = useCallback(
    () => void client.refetchQueries({ queryKey: ['vaults'], type: 'active' }, { cancelRefetch: false }),
    [client],
  );
  return { looks, isLoading, askAnew };
}

/** How long after one question about a network's pools the next comes, in ms; where it failed, at the pace of what is held. */
function paceOf(query: Pick<Query, 'state'>, { id }: Network): number {
  const { errorUpdatedAt, dataUpdatedAt } = query.state;
  if (errorUpdatedAt > dataUpdatedAt) return refreshPace(query, SOON_MS);
  return networkAttention.isClose(id) ? CLOSE_MS : DISTANT_MS;
}
