import type { Network } from '@everything-wallet/core/networks/networks';
import { LocalError } from '../LocalError.ts';
import { callRpcTogether } from './callRpcTogether.ts';
import type { PlacedContract } from './constructAt.ts';

/**
 * Checks that the addresses for new contracts are empty. Their storage is computed for new contracts, and
 * would be wrong where a saved chain has another contract, or a part of it.
 *
 * @throws {LocalError} Where a contract exists at one of the addresses.
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
  throw new LocalError(`${network.name}: a contract stands at ${other.address} already; restart this chain`);
}
