import type { FailureReason } from '@everything-wallet/core/callables/failureReason';
import type { Network } from '@everything-wallet/core/networks/networks';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { getTokenDetails } from '../api/getTokenDetails.ts';
import { storeTokenDecimals } from '../api/storeTokenDecimals.ts';
import type { CustomToken } from '../CustomToken.ts';

/** Failures that the server's own message explains best. */
const EXPLAINED_BY_SERVER = new Set<FailureReason | undefined>(['noToken', 'tooManyRequests']);

/** State of a token's decimals. */
export type TokenDecimals =
  | { readonly status: 'known' | 'asking' }
  /** Decimals from its contract, which the user has to confirm once: from then on everything is compared with them. */
  | { readonly status: 'stated'; readonly decimals: number; readonly confirm: () => void }
  /** No node answered, nodes disagreed, or the answer could not be stored; `message` is the server's, if it has one. */
  | { readonly status: 'failed'; readonly message: string | undefined; readonly retry: () => void };

/**
 * Reads the decimals of a custom token from its contract, if that failed when it was added: several nodes have to agree, and the user
 * confirms the decimals before they are stored. Known decimals are never requested again.
 */
export function useTokenDecimals(token: CustomToken, network: Network): TokenDecimals {
  const isUnknown = token.decimals === null;
  const stored = useSingleMutation({
    mutationFn: (decimals: number) => storeTokenDecimals(token.id, decimals),
  });
  const {
    data,
    error: readError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['tokenDecimals', token.id],
    queryFn: async () => {
      const { decimals } = await getTokenDetails({
        address: token.contract_address,
        network: network.rpcName,
      });
      return decimals;
    },
    enabled: isUnknown,
    // The document has the stored decimals: an earlier answer does not apply to a token that was removed and added again.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });

  const error = stored.error ?? readError;
  const hasFailed = isUnknown && error !== null;
  const isExplained = error instanceof CallableError && EXPLAINED_BY_SERVER.has(error.reason);
  useEffect(() => {
    if (hasFailed && !isExplained) logProblem('The decimals of a token could not be found out');
  }, [hasFailed, isExplained]);

  if (!isUnknown) return { status: 'known' };
  // The document has the stored decimals in a moment.
  if (isFetching || stored.isPending || stored.isSuccess) return { status: 'asking' };
  if (!error) {
    if (data === undefined) return { status: 'asking' };
    return { status: 'stated', decimals: data, confirm: () => stored.mutate(data) };
  }
  return {
    status: 'failed',
    message: isExplained ? error.serverMessage : undefined,
    retry: () => {
      stored.reset();
      void refetch();
    },
  };
}
