import type { Network, NetworkId } from '@everything-wallet/core/networks/networks';
import { tokenCatalogue } from '../../catalogue/tokenCatalogue.ts';

/** Token the Receive dialog lists. */
export interface ReceivableToken {
  readonly id: string;
  readonly symbol: string;
  readonly icon: string;
  readonly color: string;
  /** Network to send it on, as people read it. */
  readonly network: string;
  readonly address: string;
  /** True if the wallet holds no address of that chain, and `address` is only a placeholder. */
  readonly isSample: boolean;
  /** Name used elsewhere, if different from the symbol. */
  readonly renamedTo?: Network['coin']['renamedTo'];
}

/** Id under which the Receive dialog lists a network's coin. */
export function nativeTokenId(networkId: NetworkId): string {
  return `native-${networkId}`;
}

/**
 * Lists the tokens the user can receive: the coins of enabled networks first, then the rest of the built-in catalogue.
 *
 * Tokens of an enabled network arrive at the user's own address; the others have the required sample addresses.
 *
 * @param ownAddress checksum address of the user
 * @param networks the enabled ones
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
