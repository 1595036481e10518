import type { Network } from '@everything-wallet/core/networks/networks';
import { builtInToken } from '@everything-wallet/core/tokens/builtInToken';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import { listedPicture, type AssetPicture } from './listedPicture.ts';

/**
 * Finds the picture of an asset by its identity. A token that can be redeemed for another has the other's picture, and an asset of a
 * test network a gray one.
 *
 * @param contract address of the token's contract in any case; undefined for the network's coin
 * @returns undefined for a token that the wallet does not know
 */
export function assetPicture(network: Network, contract?: string): AssetPicture | undefined {
  const name =
    contract === undefined
      ? network.coin.id
      : (pricedSymbolOf(network, contract) ?? builtInToken(network.chainId, contract)?.symbol);
  if (name === undefined) return undefined;
  return listedPicture(network.type === 'testnet' ? `${name}-test` : name);
}
