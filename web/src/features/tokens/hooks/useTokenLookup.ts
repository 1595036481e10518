import { isEvmAddress } from '@everything-wallet/core/accounts/addressSchema';
import type { TokenDetails } from '@everything-wallet/core/callables/getTokenDetails';
import type { CustomTokenNetworkId } from '@everything-wallet/core/networks/customTokenNetworks';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { getTokenDetails } from '../api/getTokenDetails.ts';
import { useTokenNetwork } from './useTokenNetwork.ts';

/** Milliseconds a contract's answer stays fresh: its name hardly ever changes. */
const FRESH_MS = 60_000;

/** Lookup of the contract being typed. */
export type TokenLookup =
  /** No full address yet, or a disabled network. */
  | { readonly status: 'idle' | 'switchedOff' | 'asking' }
  | { readonly status: 'found'; readonly details: TokenDetails }
  /** There is no token; `message` is the server's. */
  | { readonly status: 'notFound'; readonly message: string }
  | { readonly status: 'unreachable'; readonly retry: () => void };

/** Reads a contract's name and symbol once its full address is typed. */
export function useTokenLookup(contractAddress: string, networkId: CustomTokenNetworkId): TokenLookup {
  const network = useTokenNetwork(networkId);
  const isAddress = isEvmAddress(contractAddress);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['tokenDetails', network?.rpcName, contractAddress],
    queryFn: () => {
      if (!network) throw new TypeError('Network is missing');
      return getTokenDetails({ address: contractAddress, network: network.rpcName });
    },
    enabled: isAddress && network !== undefined,
    staleTime: FRESH_MS,
    retry: false,
  });

  const isUnreachable = error !== null && !isNoTokenError(error);
  useEffect(() => {
    if (isUnreachable) logProblem('A contract could not be asked');
  }, [isUnreachable]);

  if (!network) return { status: 'switchedOff' };
  if (!isAddress) return { status: 'idle' };
  if (data) return { status: 'found', details: data };
  if (isFetching || !error) return { status: 'asking' };
  if (isNoTokenError(error)) return { status: 'notFound', message: error.serverMessage ?? '' };
  return { status: 'unreachable', retry: () => void refetch() };
}

function isNoTokenError(error: unknown): error is CallableError {
  return error instanceof CallableError && error.reason === 'noToken';
}
