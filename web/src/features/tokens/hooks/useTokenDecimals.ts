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

/** Failures that the server's own sentence tells best. */
const SAID_BY_SERVER = new Set<FailureReason | undefined>(['noToken', 'tooManyRequests']);

/** How the question for a token's decimals stands. */
export type TokenDecimals =
  | { readonly status: 'known' | 'asking' }
  /** What its contract states, which the person has to confirm once: from then on everything is compared with it. */
  | { readonly status: 'stated'; readonly decimals: number; readonly confirm: () => void }
  /** Nobody could be asked, nodes did not agree, or the answer could not be kept; `message` is the server's sentence, if it has one. */
  | { readonly status: 'failed'; readonly message: string | undefined; readonly retry: () => void };

/**
 * Asks the contract of a custom token for its decimals where nobody could when it was added: several nodes have to agree on them, and the
 * person confirms them before they are stored. Decimals that are known are never asked for anew.
 */
export function useTokenDecimals(token: CustomToken, network: Network): TokenDecimals {
  const isUnknown = token.decimals === null;
  const stored = useSingleMutation({
    mutationFn: (decimals: number) => storeTokenDecimals(token.id, decimals),
  });
  const {
    data,
    error: askError,
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
    // The document says what was kept: an answer from before says nothing of a token that was removed and added again.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });

  const error = stored.error ?? askError;
  const hasFailed = isUnknown && error !== null;
  const isSaid = error instanceof CallableError && SAID_BY_SERVER.has(error.reason);
  useEffect(() => {
    if (hasFailed && !isSaid) logProblem('The decimals of a token could not be found out');
  }, [hasFailed, isSaid]);

  if (!isUnknown) return { status: 'known' };
  // Once it is stored its document says so in a moment.
  if (isFetching || stored.isPending || stored.isSuccess) return { status: 'asking' };
  if (!error) {
    if (data === undefined) return { status: 'asking' };
    return { status: 'stated', decimals: data, confirm: () => stored.mutate(data) };
  }
  return {
    status: 'failed',
    message: isSaid ? error.serverMessage : undefined,
    retry: () => {
      stored.reset();
      void refetch();
    },
  };
}
