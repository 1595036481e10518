import type { Network } from '@everything-wallet/core/networks/networks';
import { useQuery } from '@tanstack/react-query';
import { askGasPrice, type GasPrice } from '../api/askGasPrice.ts';

const POLL_MS = 30_000;

/** How soon is asked anew where there was no answer, in ms. */
const RETRY_MS = 5_000;

/** What gas costs on a network, renewed every half minute while the page is looked at; undefined while it is not known. */
export function useGasPrice(network: Network, account: string): GasPrice | undefined {
  const { data, isError } = useQuery({
    queryKey: ['swapGasPrice', network.rpcName, account],
    queryFn: () => askGasPrice(account, network.rpcName),
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : POLL_MS),
    retry: false,
  });
  return isError ? undefined : data;
}
