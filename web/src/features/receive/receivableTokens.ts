import type { Network, NetworkId } from '@everything-wallet/core/networks/networks';
import { tokenCatalogue } from '../../catalogue/tokenCatalogue.ts';

/** A token the Receive dialog offers. */
export interface ReceivableToken {
  readonly id: string;
  readonly symbol: string;
  readonly icon: string;
  readonly color: string;
  /** Where it is to be sent, as people read it. */
  readonly network: string;
  readonly address: string;
  /** True where the wallet holds no address of that chain, and `address` is only a placeholder. */
  readonly isSample: boolean;
  /** What it is called elsewhere, where that is not its symbol. */
  readonly renamedTo?: Network['coin']['renamedTo'];
}

/** The id under which the Receive dialog lists a network's native coin. */
export function nativeTokenId(networkId: NetworkId): string {
  return `native-${networkId}`;
}

/**
 * What can be received: the native coins of the networks that are on first, then the rest of the built-in catalogue.
 *
 * Tokens that live on a network that is on arrive at the user's own address; the others have the required sample addresses.
 *
 * @param ownAddress checksum address of the user
 * @param networks those that are on
 */
export function receivableTokens(
  ownAddress: string,
  networks: readonly Network[],
): readonly ReceivableToken[] {
  const natives = networks.map(({ id, name, currency, coin: { icon, color, renamedTo } }) => ({
    id: nativeTokenId(id),
    symbol: currency,
    icon,
    color,
    network: name,
    address: ownAddress,
    isSample: false,
    ...(renamedTo && { renamedTo }),
  }));
  const nativeIds = new Set<string>(networks.map(({ coin }) => coin.id));
  const others = tokenCatalogue
    .filter((token) => !nativeIds.has(token.id))
    .map(({ id, symbol, icon, color, network, address, ownNetworkId }) => {
      const isOn = networks.some((one) => one.id === ownNetworkId);
      const own = { address: isOn ? ownAddress : address, isSample: !isOn };
      return { id, symbol, icon, color, network, ...own };
    });
  return [...natives, ...others];
}
