import { MAX_HOLDERS } from '@everything-wallet/core/callables/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import { isPoolContract, poolContracts } from '@everything-wallet/core/vaults/poolContracts';
import { useQueries, useQueryClient, type Query, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { togetherOf } from '../../../lib/refresh/alignRefetches.ts';
import { networkAttention } from '../../../lib/refresh/networkAttention.ts';
import { DISTANT_JOINS_AFTER_MS, networkJoinsAfter, networkPace } from '../../../lib/refresh/refreshPace.ts';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import { addAnswer } from '../addAnswer.ts';
import { askHoldings } from '../api/askHoldings.ts';
import { assetsOf, type AddedToken } from '../assetsOf.ts';
import type { HeldAsset } from '../HeldAsset.ts';
import type { NetworkScan } from '../NetworkScan.ts';
import { nextQuestion } from '../nextQuestion.ts';

/** What is held, as far as it was heard. */
export interface Holdings {
  readonly assets: readonly HeldAsset[];
  /** By which of them somebody has, or may have, something in a pool: shares that nobody added or lists stand here alone. */
  readonly poolAssets: readonly HeldAsset[];
  /** Those that are asked. */
  readonly networks: readonly Network[];
  /** Those whose last question failed; what was heard of them before is among the assets, with its age. */
  readonly failed: readonly Network[];
  /** Whether a first answer is on its way. */
  readonly isLoading: boolean;
  /** Those on which no look for tokens has come to its end yet, or the last one left questions open. */
  readonly looking: readonly Network[];
  readonly refresh: () => void;
}

/**
 * Keeps up to date what accounts hold on all networks that are switched on: the selected one at the pace of balances, the others every
 * three minutes (`networkPace`). All in one call, up to 30 accounts, and nothing while nobody looks.
 *
 * @param accounts checksum addresses, each once; none: nothing is asked
 * @param added tokens that the person added, which are asked about whatever they hold
 */
export function useHoldings(accounts: readonly string[], added: readonly AddedToken[]): Holdings {
  const networks = useSwitchedOnNetworks();
  const queryClient = useQueryClient();
  const questions = useMemo(() => {
    const groups = Array.from({ length: Math.ceil(accounts.length / MAX_HOLDERS) }, (_, index) =>
      accounts.slice(index * MAX_HOLDERS, (index + 1) * MAX_HOLDERS),
    );
    return networks.flatMap((network) => groups.map((group) => ({ network, group })));
  }, [networks, accounts]);

  const combine = useCallback(
    (answers: UseQueryResult<NetworkScan>[]) => {
      const isFailed = ({ errorUpdatedAt, dataUpdatedAt }: UseQueryResult<NetworkScan>) =>
        errorUpdatedAt > dataUpdatedAt;
      return {
        looks: answers.flatMap(({ data }) => (data ? [data] : [])),
        failed: networks.filter((network) =>
          answers.some((answer, index) => questions[index]?.network === network && isFailed(answer)),
        ),
        isLoading: answers.some((answer) => answer.data === undefined && !isFailed(answer)),
      };
    },
    [networks, questions],
  );
  const { looks, failed, isLoading } = useQueries({
    queries: questions.map(({ network, group }) => {
      const queryKey = keyOf(network, group);
      return {
        queryKey,
        queryFn: async (): Promise<NetworkScan> => {
          const before = queryClient.getQueryData<NetworkScan>(queryKey);
          const contracts = added
            .filter((token) => token.network === network.id)
            .map(({ contract_address: contract }) => contract)
            .concat(poolContracts(network.id));
          const others = questions
            .filter((other) => other.network === network && other.group !== group)
            .flatMap((other) => queryClient.getQueryData<NetworkScan>(keyOf(network, other.group)) ?? []);
          const question = nextQuestion(network, group, contracts, before, others);
          // Counted from the question: how long the answer was on its way, nobody knows.
          const msSinceHeard = startStopwatch();
          const answer = await askHoldings(question);
          const { discovers: discovered } = question;
          return addAnswer(before, { network, accounts: group, discovered, answer, msSinceHeard });
        },
        refetchInterval: (query: Query<NetworkScan>) => networkPace(query, network, isUnfinished(query)),
        // Another screen, or a look at the tab, is no reason to ask what is asked seldom.
        staleTime: () => (networkAttention.isClose(network.id) ? 0 : DISTANT_JOINS_AFTER_MS),
        structuralSharing: false,
        meta: togetherOf(network.id, (query) => networkJoinsAfter(query, network, isUnfinished(query))),
      };
    }),
    combine,
  });

  const refresh = useCallback(
    () =>
      void queryClient.refetchQueries({ queryKey: ['holdings'], type: 'active' }, { cancelRefetch: false }),
    [queryClient],
  );
  const looking = useMemo(
    () =>
      networks.filter((network) =>
        looks.some(
          ({ network: { id }, discovery }) => id === network.id && (!discovery.whole || discovery.hasGaps),
        ),
      ),
    [networks, looks],
  );
  const all = useMemo(() => assetsOf(looks, added), [looks, added]);
  const poolAssets = useMemo(() => all.filter(isOfPool), [all]);
  const assets = useMemo(() => all.filter((asset) => asset.kind === 'custom' || !isOfPool(asset)), [all]);
  return {
    assets,
    poolAssets,
    networks,
    failed,
    isLoading,
    looking,
    refresh,
  };
}

function isOfPool({ network, contract }: HeldAsset): boolean {
  return isPoolContract(network.id, contract);
}

/** Whether tokens are still looked for: the next question goes on. */
function isUnfinished({ state }: { readonly state: { readonly data: unknown } }): boolean {
  const { discovery } = (state.data ?? {}) as Partial<NetworkScan>;
  return discovery?.whole === undefined;
}

function keyOf(network: Network, group: readonly string[]): readonly string[] {
  return ['holdings', network.rpcName, ...group];
}
