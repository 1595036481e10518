import { networks } from '@everything-wallet/core/networks/networks';
import { readTokenList } from '@everything-wallet/core/tokens/readTokenList';
import type { Plugin } from 'vite';

const LIST = /\/@uniswap\/default-token-list\/.*\.json$/;

/**
 * Trims the bundled token list in the build to the facts that the browser compares: contract, symbol, name
 * and decimals of the tokens on the wallet's networks, a sixth of it.
 */
export function trimmedTokenList(): Plugin {
  return {
    name: 'trimmed-token-list',
    enforce: 'pre',
    transform: {
      filter: { id: LIST },
      handler(code) {
        const chainIds = networks.map(({ chainId }) => chainId);
        const tokens = readTokenList(JSON.parse(code), chainIds).map(
          ({ chainId, contract: address, symbol, name, decimals }) => ({
            chainId,
            address,
            symbol,
            name,
            decimals,
          }),
        );
        return JSON.stringify({ tokens });
      },
    },
  };
}
