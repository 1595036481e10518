import type { Network } from '@everything-wallet/core/networks/networks';
import { assetPicture } from '../../catalogue/assetPicture.ts';
import type { ListedToken } from './ListedToken.ts';

/** Converts a network's coin to a row of the token list. */
export function coinToken(network: Network): ListedToken {
  const { id, name, icon, color, renamedTo } = network.coin;
  return {
    id,
    name,
    symbol: network.currency,
    picture: assetPicture(network),
    icon,
    color,
    networkId: network.id,
    network: network.name,
    ...(renamedTo && { renamedTo }),
  };
}

/**
 * Finds the network whose coin a token of the catalogue is.
 *
 * @param networks the enabled ones
 * @param selected preferred if the coin exists on several networks
 * @returns undefined for a token that is not a coin of ours
 */
export function networkOfCoin(
  tokenId: string,
  selected: Network,
  networks: readonly Network[],
): Network | undefined {
  return [selected, ...networks].find(({ coin }) => coin.id === tokenId);
}
