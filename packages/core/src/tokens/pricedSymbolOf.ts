import { sameAddress } from '../accounts/sameAddress.ts';
import type { Network, NetworkId } from '../networks/networks.ts';

/** Contracts whose tokens have a market under a symbol, as their issuers publish them: checksum addresses (EIP-55). */
const pricedTokens: Readonly<Record<NetworkId, readonly (readonly [contract: string, symbol: string])[]>> = {
  ethereum: [
    ['0xdAC17F958D2ee523a2206206994597C13D831ec7', 'USDT'],
    ['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'USDC'],
    ['0x6B175474E89094C44Da98b954EedeAC495271d0F', 'DAI'],
    ['0x514910771AF9Ca656af840dff83E8264EcF986CA', 'LINK'],
  ],
  sepolia: [],
  polygon: [
    ['0xc2132D05D31c914a87C6611C10748AEb04B58e8F', 'USDT'],
    ['0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', 'USDC'],
    // Bridged, and redeemed one to one.
    ['0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', 'USDC'],
  ],
  'polygon-amoy': [],
};

/**
 * The symbol that what was moved has its price under; undefined where nobody knows one. A token is what its contract is: what it
 * calls itself says nothing of what it is worth.
 *
 * @param contract address of the token's contract in any case; undefined for native coin
 */
export function pricedSymbolOf({ id, type, currency }: Network, contract?: string): string | undefined {
  if (contract === undefined) return type === 'testnet' ? undefined : currency;
  return pricedTokens[id].find(([known]) => sameAddress(known, contract))?.[1];
}
