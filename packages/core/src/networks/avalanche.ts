import type { NetworkDescription } from './NetworkDescription.ts';

export const avalanche = {
  place: 6,
  id: 'avalanche',
  name: 'Avalanche',
  type: 'mainnet',
  isOptional: true,
  chainId: 43114,
  rpcName: 'avalanche',
  currency: 'AVAX',
  coin: {
    id: 'avax',
    name: 'Avalanche',
    icon: 'A',
    color: '#E84142',
    price: { coinGeckoId: 'avalanche-2', sample: { usd: 34.9, change24h: 1.05 } },
  },
  explorerUrl: 'https://snowtrace.io',
  rpcUrls: ['https://avalanche-c-chain-rpc.publicnode.com', 'https://api.avax.network/ext/bc/C/rpc'],
  transferApiUrl: 'https://api.routescan.io/v2/network/mainnet/evm/43114/etherscan/api',
  // An accepted block is never reverted (Snowman consensus); some confirmations cover a node that reports it
  // too early.
  confirmations: 12,
  blockSeconds: 2,
  feeModel: 'gas',
  highestTipGwei: 100,
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  wrappedCoin: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
  coinGeckoPlatform: 'avalanche',
  customTokenName: 'Avalanche',
} as const satisfies NetworkDescription;
