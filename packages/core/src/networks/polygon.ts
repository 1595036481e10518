import type { NetworkDescription } from './NetworkDescription.ts';

export const polygon = {
  place: 3,
  id: 'polygon',
  name: 'Polygon Mainnet',
  type: 'mainnet',
  isOptional: false,
  chainId: 137,
  rpcName: 'polygon-mainnet',
  currency: 'MATIC',
  coin: {
    id: 'matic',
    name: 'Polygon',
    icon: 'M',
    color: '#8247E5',
    renamedTo: { symbol: 'POL', since: 2024 },
    // The coin was renamed POL one to one in 2024; 'matic-network' only follows the few tokens never
    // exchanged.
    price: { coinGeckoId: 'polygon-ecosystem-token', sample: { usd: 0.4521, change24h: -2.14 } },
  },
  explorerUrl: 'https://polygonscan.com',
  rpcUrls: ['https://polygon-bor-rpc.publicnode.com', 'https://polygon.drpc.org'],
  transferApiUrl: 'https://polygon.blockscout.com/api',
  confirmations: 64,
  blockSeconds: 2,
  feeModel: 'gas',
  highestTipGwei: 100,
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  wrappedCoin: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
  coinGeckoPlatform: 'polygon-pos',
  customTokenName: 'Polygon',
} as const satisfies NetworkDescription;
