import type { Network, NetworkId } from '@everything-wallet/core/networks/networks';
import { assetPicture } from '../../catalogue/assetPicture.ts';
import type { AssetPicture } from '../../catalogue/listedPicture.ts';
import { tokenCatalogue } from '../../catalogue/tokenCatalogue.ts';

/** Token the Receive dialog lists. */
export interface ReceivableToken {
  readonly id: string;
  readonly symbol: string;
  readonly picture?: AssetPicture | undefined;
  readonly icon: string;
  readonly color: string;
  /** Undefined for another chain. */
  readonly networkId?: NetworkId | undefined;
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
  const natives = networks.map((network) => ({
    id: nativeTokenId(network.id),
    symbol: network.currency,
    picture: assetPicture(network),
    icon: network.coin.icon,
    color: network.coin.color,
    networkId: network.id,
    network: network.name,
    address: ownAddress,
    isSample: false,
    ...(network.coin.renamedTo && { renamedTo: network.coin.renamedTo }),
  }));
  const nativeIds = new Set<string>(networks.map(({ coin }) => coin.id));
  const others = tokenCatalogue
    .filter((token) => !nativeIds.has(token.id))
    .map(({ id, symbol, picture, icon, color, network, address, ownNetworkId }) => {
      const isOn = networks.some((one) => one.id === ownNetworkId);
      const own = { address: isOn ? ownAddress : address, isSample: !isOn };
      return { id, symbol, picture, icon, color, networkId: ownNetworkId, network, ...own };
    });
  return [...natives, ...others];
}
