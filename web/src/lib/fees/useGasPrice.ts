import type { Network } from '@everything-wallet/core/networks/networks';
import { useQuery } from '@tanstack/react-query';
import { askGasPrice, type GasPrice } from './askGasPrice.ts';

const POLL_MS = 30_000;

/** Delay before a retry where there was no answer, in ms. */
const RETRY_MS = 5_000;

/**
 * Reads the gas price of a network, and renews it every 30 seconds while the page is visible; undefined while
 * unknown.
 *
 * @param account sender; undefined sends no request
 */
export function useGasPrice(network: Network, account: string | undefined): GasPrice | undefined {
  const { data, isError } = useQuery({
    queryKey: ['gasPrice', network.rpcName, account],
    queryFn: () => askGasPrice(account ?? '', network.rpcName),
    enabled: account !== undefined,
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : POLL_MS),
    retry: false,
  });
  return isError ? undefined : data;
}
