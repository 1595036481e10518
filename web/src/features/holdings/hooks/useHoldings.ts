import { MAX_HOLDERS } from '@everything-wallet/core/schemas/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import { isPoolContract, poolContracts } from '@everything-wallet/core/pools/poolContracts';
import { useQueries, useQueryClient, type Query, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { togetherOf } from '../../../lib/refresh/alignRefetches.ts';
import { networkAttention } from '../../../lib/refresh/networkAttention.ts';
import {
  type AnswerState,
  DISTANT_JOINS_AFTER_MS,
  networkJoinsAfter,
  networkPace,
  SAME_SCREEN_MS,
} from '../../../lib/refresh/refreshPace.ts';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import { addAnswer } from '../addAnswer.ts';
import { askHoldings } from '../api/askHoldings.ts';
import { assetsOf, type AddedToken } from '../assetsOf.ts';
import type { HeldAsset } from '../HeldAsset.ts';
import type { HoldingsNetworkScan } from '../HoldingsNetworkScan.ts';
import { nextQuestion } from '../nextQuestion.ts';

/** Holdings, as far as nodes have answered. */
export interface Holdings {
  readonly assets: readonly HeldAsset[];
  /**
   * Assets with which an account has, or may have, a position in a pool: shares that are neither added nor listed are only here.
   */
  readonly poolAssets: readonly HeldAsset[];
  /** Networks that are queried. */
  readonly networks: readonly Network[];
  /** Networks whose last request failed; earlier amounts are among the assets, with their age. */
  readonly failed: readonly Network[];
  /** True until the first answer. */
  readonly isLoading: boolean;
  /** Networks without a complete scan for tokens yet. */
  readonly searching: readonly Network[];
  readonly refresh: () => void;
}

/**
 * Refreshes the holdings of accounts on all networks that are on: the selected one at the pace of balances, the others
 * rarely (`networkPace`). Uses one call for up to 30 accounts, and none while the tab is hidden.
 *
 * @param accounts checksum addresses, each once; empty to request nothing
 * @param added tokens that the user added, which are always queried
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
    (answers: UseQueryResult<HoldingsNetworkScan>[]) => {
      const isFailed = ({ errorUpdatedAt, dataUpdatedAt }: UseQueryResult<HoldingsNetworkScan>) =>
        errorUpdatedAt > dataUpdatedAt;
      return {
        scans: answers.flatMap(({ data }) => (data ? [data] : [])),
        failed: networks.filter((network) =>
          answers.some((answer, index) => questions[index]?.network === network && isFailed(answer)),
        ),
        isLoading: answers.some((answer) => answer.data === undefined && !isFailed(answer)),
      };
    },
    [networks, questions],
  );
  const { scans, failed, isLoading } = useQueries({
    queries: questions.map(({ network, group }) => {
      const queryKey = keyOf(network, group);
      return {
        queryKey,
        queryFn: async (): Promise<HoldingsNetworkScan> => {
          const before = queryClient.getQueryData<HoldingsNetworkScan>(queryKey);
          const contracts = added
            .filter((token) => token.network === network.id)
            .map(({ contract_address: contract }) => contract)
            .concat(poolContracts(network.id));
          const others = questions
            .filter((other) => other.network === network && other.group !== group)
            .flatMap(
              (other) => queryClient.getQueryData<HoldingsNetworkScan>(keyOf(network, other.group)) ?? [],
            );
          const question = nextQuestion(network, group, contracts, before, others);
          // Counted from the request: the travel time of the answer is unknown.
          const msSinceHeard = startStopwatch();
          const answer = await askHoldings(question);
          const { discovers: discovered } = question;
          return addAnswer(before, { network, accounts: group, discovered, answer, msSinceHeard });
        },
        refetchInterval: (query: Query<HoldingsNetworkScan>) =>
          networkPace(query, network, answerState(query)),
        // Another screen or a focus of the tab is no reason to repeat an infrequent request.
        staleTime: () => (networkAttention.isClose(network.id) ? SAME_SCREEN_MS : DISTANT_JOINS_AFTER_MS),
        structuralSharing: false,
        meta: togetherOf(network.id, (query) => networkJoinsAfter(query, network, answerState(query))),
      };
    }),
    combine,
  });

  const refresh = useCallback(
    () =>
      void queryClient.refetchQueries({ queryKey: ['holdings'], type: 'active' }, { cancelRefetch: false }),
    [queryClient],
  );
  const searching = useMemo(
    () =>
      networks.filter((network) =>
        scans.some(
          ({ network: { id }, discovery }) => id === network.id && (!discovery.whole || discovery.hasGaps),
        ),
      ),
    [networks, scans],
  );
  const all = useMemo(() => assetsOf(scans, added), [scans, added]);
  const poolAssets = useMemo(() => all.filter(isOfPool), [all]);
  const assets = useMemo(() => all.filter((asset) => asset.kind === 'custom' || !isOfPool(asset)), [all]);
  return {
    assets,
    poolAssets,
    networks,
    failed,
    isLoading,
    searching,
    refresh,
  };
}

function isOfPool({ network, contract }: HeldAsset): boolean {
  return isPoolContract(network.id, contract);
}

/** Returns the state of the last answer; a later scan for tokens that goes on makes it uncertain. Unverified tokens do not count, since anyone can send one. */
function answerState({ state }: { readonly state: { readonly data: unknown } }): AnswerState {
  const { assets, discovery } = (state.data ?? {}) as Partial<HoldingsNetworkScan>;
  if (discovery?.whole === undefined) return 'unfinished';
  const known = [...(assets ?? [])].filter(([contract, { facts }]) => contract === '' || facts?.isListed);
  const isUncertain =
    discovery.next > 0 || known.some(([, { figures }]) => figures.some(({ units }) => units === undefined));
  return isUncertain ? 'uncertain' : 'complete';
}

function keyOf(network: Network, group: readonly string[]): readonly string[] {
  return ['holdings', network.rpcName, ...group];
}
