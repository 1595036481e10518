import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { useQueries, type Query, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useRefetch } from '../../../lib/query/useRefetch.ts';
import { togetherOf } from '../../../lib/refresh/alignRefetches.ts';
import { balanceJoinsAfter, balancePace } from '../../../lib/refresh/refreshPace.ts';
import { getBalance } from '../api/getBalance.ts';

/** An address on a network. */
export interface BalanceQuestion {
  readonly address: string;
  readonly network: RpcName;
}

/** Several balances, complete or not. */
export interface Balances {
  /** Wei, in the order of the questions; undefined until all are known. */
  readonly wei: readonly bigint[] | undefined;
  /** True if one is unknown or outdated because the last requests failed. */
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Refreshes the coin balances of several addresses; requests nothing for an empty list. */
export function useBalances(questions: readonly BalanceQuestion[]): Balances {
  const refetch = useRefetch();
  return useQueries({
    queries: questions.map((question) => {
      const network = networkByRpcName(question.network);
      return {
        queryKey: keyOf(question),
        queryFn: () => getBalance(question.address, question.network),
        refetchInterval: (query: Query<bigint>) => balancePace(query, network),
        meta: togetherOf(network.id, (query) => balanceJoinsAfter(query, network)),
      };
    }),
    combine: (answers) => {
      const known = answers.flatMap(({ data }) => (data === undefined ? [] : [data]));
      return {
        wei: known.length === questions.length ? known : undefined,
        isFailed: answers.some(isLost),
        retry: () => questions.forEach((question) => refetch(keyOf(question))),
      };
    },
  });
}

function keyOf({ address, network }: BalanceQuestion): QueryKey {
  return ['balance', network, address];
}

/** Age up to which a balance that cannot be refreshed is current, in ms. */
const FRESH_MS = 5 * 60_000;

function isLost({ data, dataUpdatedAt, errorUpdatedAt }: UseQueryResult<bigint>): boolean {
  if (errorUpdatedAt <= dataUpdatedAt) return false;
  return data === undefined || errorUpdatedAt - dataUpdatedAt >= FRESH_MS;
}
