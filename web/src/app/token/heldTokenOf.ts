import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import { assetPicture } from '../../catalogue/assetPicture.ts';
import { knownCoin } from '../../catalogue/knownCoin.ts';
import type { HeldAsset } from '../../features/holdings/HeldAsset.ts';
import { coinToken } from '../../features/tokens/coinToken.ts';
import type { ListedToken } from '../../features/tokens/ListedToken.ts';
import { ownLook } from '../../features/tokens/listedTokenOf.ts';

/**
 * Describes a held asset for display: a coin, a token of the catalogue by its contract, or any other in a
 * color of its own.
 */
export function heldTokenOf({ key, network, contract, symbol, name }: HeldAsset): ListedToken {
  if (contract === undefined) return coinToken(network);
  const known = pricedSymbolOf(network, contract);
  const coin = known === undefined ? undefined : knownCoin(known);
  const appearance = coin ?? ownLook(contract, symbol.toUpperCase() || '?');
  return {
    id: key,
    name: name || symbol || contract.slice(0, 6),
    symbol,
    picture: assetPicture(network, contract),
    icon: appearance.icon,
    color: appearance.color,
    networkId: network.id,
    network: network.name,
  };
}
