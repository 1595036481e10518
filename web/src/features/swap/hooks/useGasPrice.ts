import type { Network } from '@everything-wallet/core/networks/networks';
import { useQuery } from '@tanstack/react-query';
import { askGasPrice, type GasPrice } from '../api/askGasPrice.ts';

const POLL_MS = 30_000;

/** What gas costs on a network, renewed every half minute while the page is looked at; undefined while it is not known. */
export function useGasPrice(network: Network, account: string): GasPrice | undefined {
  const { data, isError } = useQuery({
    queryKey: ['swapGasPrice', network.rpcName, account],
    queryFn: () => askGasPrice(account, network.rpcName),
    refetchInterval: POLL_MS,
    retry: false,
  });
  return isError ? undefined : data;
}
