import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Holding } from '@everything-wallet/core/schemas/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import { useQuery } from '@tanstack/react-query';
import { batchQuery } from '../../../lib/refresh/batchQuery.ts';
import { JOINS_AFTER_MS } from '../../../lib/refresh/joinsAfter.ts';
import { togetherOf } from '../../../lib/refresh/alignRefetches.ts';

/** Interval of requests while the dialog is open, in ms. */
const POLL_MS = 15_000;

/** Balances of an account, in the smallest units; undefined if nodes disagree or have not answered. */
export interface PoolFunds {
  readonly asset: bigint | undefined;
  readonly coin: bigint | undefined;
}

/** Refreshes an account's balance of a pool's asset and of the network's coin. */
export function usePoolFunds(network: Network, account: string | undefined, asset: string): PoolFunds {
  const { data } = useQuery({
    queryKey: ['poolFunds', network.rpcName, account, asset],
    queryFn: async () => askPoolFunds(network, account ?? '', asset),
    enabled: account !== undefined,
    refetchInterval: POLL_MS,
    structuralSharing: false,
    meta: togetherOf(network.id, () => JOINS_AFTER_MS),
  });
  return data ?? { asset: undefined, coin: undefined };
}

/**
 * Requests an account's balance of a pool's asset and of the network's coin.
 *
 * @throws CallableError
 */
export async function askPoolFunds(network: Network, account: string, asset: string): Promise<PoolFunds> {
  const { holdings } = await batchQuery('holdings', {
    network: network.rpcName,
    addresses: [account],
    tokens: [asset],
  });
  const unitsOf = (isWanted: (contract: string | null) => boolean) => {
    const found = holdings.find(({ contract }) => isWanted(contract));
    return agreedUnits(found);
  };
  return {
    asset: unitsOf((contract) => contract !== null && sameAddress(contract, asset)),
    coin: unitsOf((contract) => contract === null),
  };
}

function agreedUnits(holding: Holding | undefined): bigint | undefined {
  if (holding?.agreement !== 'agreed' || holding.units === null) return undefined;
  return BigInt(holding.units);
}
