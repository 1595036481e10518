import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { lido } from '@everything-wallet/core/pools/lido';
import { appContractName } from '@everything-wallet/core/recipients/appContractName';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import type { Network } from '@everything-wallet/core/networks/networks';

const lidoNames: readonly (readonly [string, string])[] = [
  [lido.staked, 'Lido'],
  [lido.wrapped, 'Lido'],
  [lido.queue, 'Lido'],
];

/** Returns the wallet's own name for a contract of a network, by address; undefined for an unknown one. */
export function contractName(network: Network, address: string): string | undefined {
  const names: readonly (readonly [string, string])[] = [
    ...(network.chainId === lido.chainId ? lidoNames : []),
    [network.wrappedCoin, `W${network.currency}`],
    ...listedPools(network.id).map((vault) => [vault.address, vault.name] as const),
  ];
  return appContractName(network, address) ?? names.find(([known]) => sameAddress(known, address))?.[1];
}

/** Returns true if a contract is a router that the wallet knows by address. */
export function isKnownRouter(network: Network, address: string): boolean {
  const exchange = exchangeOf(network.id);
  return (
    exchange !== undefined &&
    [exchange.v2.router, exchange.v3.router].some((router) => sameAddress(router, address))
  );
}
