import type { RpcName } from '@everything-wallet/core/networks/networks';

/**
 * Tokens that many people hold and nothing else, by network: an address that has received one of them and never sent anything
 * has neither coin nor transactions. Checksum addresses (EIP-55), as their issuers publish them.
 */
export const knownTokens: Readonly<Record<RpcName, readonly string[]>> = {
  // Tether USD, USD Coin.
  mainnet: ['0xdAC17F958D2ee523a2206206994597C13D831ec7', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
  sepolia: [],
  // Tether USD, USD Coin, USD Coin bridged.
  'polygon-mainnet': [
    '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
    '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
    '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
  ],
  'polygon-amoy': [],
};
