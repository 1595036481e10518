import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { Network } from '@everything-wallet/core/networks/networks';
import { tokenCatalogue, type CatalogueToken } from '../../catalogue/tokenCatalogue.ts';
import type { ListedToken } from './ListedToken.ts';

/** The catalogue's entries of the native coins. */
const coinIds: Record<Network['currency'], string> = { ETH: 'eth', SepoliaETH: 'eth', MATIC: 'matic' };

/** The catalogue's id of a network's native coin. */
function coinTokenId(network: Network): string {
  return coinIds[network.currency];
}

/** A network's native coin as the token list shows it; undefined where the catalogue has no entry for it. */
export function coinToken(network: Network): ListedToken | undefined {
  const entry = tokenCatalogue.find(({ id }) => id === coinTokenId(network));
  return entry && { ...entry, symbol: network.currency, network: network.name };
}

/**
 * The network whose native coin a catalogue entry is.
 *
 * @param selected where it lives on several networks, the selected one of them
 * @returns undefined for a token that is no native coin of ours
 */
export function networkOfCoin(token: CatalogueToken, selected: Network): Network | undefined {
  if (coinTokenId(selected) === token.id) return selected;
  const isCoin = Object.values(coinIds).includes(token.id);
  return isCoin && token.ownNetworkId ? networkById(token.ownNetworkId) : undefined;
}
