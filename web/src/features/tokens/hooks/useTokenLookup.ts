import { isEvmAddress } from '@everything-wallet/core/accounts/addressSchema';
import type { TokenDetails } from '@everything-wallet/core/callables/getTokenDetails';
import type { CustomTokenNetworkId } from '@everything-wallet/core/networks/customTokenNetworks';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { getTokenDetails } from '../api/getTokenDetails.ts';
import { useTokenNetwork } from './useTokenNetwork.ts';

/** How long an answer of a contract stays fresh, in ms: what it calls itself hardly ever changes. */
const FRESH_MS = 60_000;

/** What the contract that is being typed says of itself. */
export type TokenLookup =
  /** No address yet, or a network that is switched off. */
  | { readonly status: 'idle' | 'switchedOff' | 'asking' }
  | { readonly status: 'found'; readonly details: TokenDetails }
  /** There is no token; `message` is the server's sentence. */
  | { readonly status: 'notFound'; readonly message: string }
  | { readonly status: 'unreachable'; readonly retry: () => void };

/** Asks a contract what it calls itself, once its whole address is typed. */
export function useTokenLookup(contractAddress: string, networkId: CustomTokenNetworkId): TokenLookup {
  const network = useTokenNetwork(networkId);
  const isAddress = isEvmAddress(contractAddress);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['tokenDetails', network?.rpcName, contractAddress],
    queryFn: () => {
      if (!network) throw new TypeError('Nobody to ask');
      return getTokenDetails({ address: contractAddress, network: network.rpcName });
    },
    enabled: isAddress && network !== undefined,
    staleTime: FRESH_MS,
    retry: false,
  });

  const isUnreachable = error !== null && !saysNoToken(error);
  useEffect(() => {
    if (isUnreachable) logProblem('A contract could not be asked');
  }, [isUnreachable]);

  if (!network) return { status: 'switchedOff' };
  if (!isAddress) return { status: 'idle' };
  if (data) return { status: 'found', details: data };
  if (isFetching || !error) return { status: 'asking' };
  if (saysNoToken(error)) return { status: 'notFound', message: error.serverMessage ?? '' };
  return { status: 'unreachable', retry: () => void refetch() };
}

function saysNoToken(error: unknown): error is CallableError {
  return error instanceof CallableError && error.reason === 'noToken';
}
