import type { RpcName } from '@everything-wallet/core/networks/networks';
import { useQueries, type Query, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useRefetch } from '../../../lib/query/useRefetch.ts';
import { together } from '../../../lib/refresh/alignRefetches.ts';
import { refreshPace } from '../../../lib/refresh/refreshPace.ts';
import { getBalance } from '../api/getBalance.ts';

/** An address on a network. */
export interface BalanceQuestion {
  readonly address: string;
  readonly network: RpcName;
}

/** Several balances: all there, or not. */
export interface Balances {
  /** Wei, in the order of the questions; undefined while one of them is not known. */
  readonly wei: readonly bigint[] | undefined;
  /** Whether one is not known, or not of these minutes, because the last questions failed. */
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Keeps the native-coin balances of several addresses up to date; asks nothing for an empty list. */
export function useBalances(questions: readonly BalanceQuestion[]): Balances {
  const askAnew = useRefetch();
  return useQueries({
    queries: questions.map((question) => ({
      queryKey: keyOf(question),
      queryFn: () => getBalance(question.address, question.network),
      refetchInterval: (query: Query<bigint>) => refreshPace(query),
      meta: together,
    })),
    combine: (answers) => {
      const known = answers.flatMap(({ data }) => (data === undefined ? [] : [data]));
      return {
        wei: known.length === questions.length ? known : undefined,
        isFailed: answers.some(isLost),
        retry: () => questions.forEach((question) => askAnew(keyOf(question))),
      };
    },
  });
}

function keyOf({ address, network }: BalanceQuestion): QueryKey {
  return ['balance', network, address];
}

/** How long a balance that is no longer heard of is still today's, in ms. */
const FRESH_MS = 5 * 60_000;

function isLost({ data, dataUpdatedAt, errorUpdatedAt }: UseQueryResult<bigint>): boolean {
  if (errorUpdatedAt <= dataUpdatedAt) return false;
  return data === undefined || errorUpdatedAt - dataUpdatedAt >= FRESH_MS;
}
