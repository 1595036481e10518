import type { Network } from '@everything-wallet/core/networks/networks';
import { useQuery } from '@tanstack/react-query';
import { askGasPrice, type GasPrice } from './askGasPrice.ts';

const POLL_MS = 30_000;

/** How soon is asked anew where there was no answer, in ms. */
const RETRY_MS = 5_000;

/**
 * What gas costs on a network, renewed every half minute while the page is looked at; undefined while it is not known.
 *
 * @param account who asks; undefined: nothing is asked
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
