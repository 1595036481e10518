import { sameAddress } from '../accounts/sameAddress.ts';
import { PERMIT2 } from '../calls/permit2.ts';
import { exchangeOf } from '../exchanges/exchangeOf.ts';
import type { Network } from '../networks/networks.ts';
import { SEAPORT_ADDRESS } from '../seaport/seaportAddress.ts';
import { appContracts } from './appContracts.ts';

/**
 * Returns the name of an app's contract: users approve it or call it, and never send coins or tokens straight to it. Undefined for any
 * other address.
 */
export function appContractName(
  { id, chainId }: Pick<Network, 'id' | 'chainId'>,
  address: string,
): string | undefined {
  const exchange = exchangeOf(id);
  const names: readonly (readonly [string | undefined, string])[] = [
    [exchange?.v2.router, 'Uniswap v2'],
    [exchange?.v3.router, 'Uniswap v3'],
    [PERMIT2, 'Permit2'],
    [SEAPORT_ADDRESS, 'Seaport'],
    ...appContracts
      .filter(({ chainIds }) => chainIds.includes(chainId))
      .map((one) => [one.address, one.name] as const),
  ];
  return names.find(([known]) => known !== undefined && sameAddress(known, address))?.[1];
}
