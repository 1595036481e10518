import type { Network } from '@everything-wallet/core/networks/networks';
import { useQuery } from '@tanstack/react-query';
import { loadAppContractName } from '../lateParts.ts';

/** Finds the name of an app's contract, to which users send nothing directly; the list is loaded with the first recipient. */
export function useAppContract(network: Network, address: string | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['appContract', network.id, address],
    queryFn: async () => {
      const appContractName = await loadAppContractName();
      return address === undefined ? null : (appContractName(network, address) ?? null);
    },
    enabled: address !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return data ?? undefined;
}
