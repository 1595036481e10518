import type { Network } from '@everything-wallet/core/networks/networks';
import { LocalError } from '../LocalError.ts';
import { callRpcTogether } from './callRpcTogether.ts';
import type { PlacedContract } from './constructAt.ts';

/**
 * Sees to it that nothing stands where contracts are to be put. What is stored for them is that of new ones: it would be of nothing where
 * a kept chain has something else, or a part of it.
 *
 * @throws {LocalError} Where a contract stands at one of the addresses.
 */
export async function refuseOthers(
  url: string,
  network: Network,
  places: readonly Pick<PlacedContract, 'address'>[],
): Promise<void> {
  const codes = await callRpcTogether(
    url,
    places.map(({ address }) => ({ method: 'eth_getCode', params: [address, 'latest'] })),
  );
  const other = places.find((_, index) => codes[index] !== '0x');
  if (!other) return;
  throw new LocalError(
    `${network.name}: a contract stands at ${other.address} already; start this chain anew`,
  );
}
