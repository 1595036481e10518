import type { NetworkDescription } from './NetworkDescription.ts';

export const arbitrum = {
  place: 7,
  id: 'arbitrum',
  name: 'Arbitrum One',
  type: 'mainnet',
  isOptional: true,
  chainId: 42161,
  rpcName: 'arbitrum',
  currency: 'ETH',
  coin: {
    id: 'eth',
    name: 'Ethereum',
    icon: 'Ξ',
    color: '#627EEA',
    price: { coinGeckoId: 'ethereum', sample: { usd: 3021.55, change24h: 1.84 } },
  },
  explorerUrl: 'https://arbiscan.io',
  rpcUrls: ['https://arbitrum-one-rpc.publicnode.com', 'https://arb1.arbitrum.io/rpc'],
  transferApiUrl: 'https://arbitrum.blockscout.com/api',
  // The sequencer orders once. Within the states that nodes store: nonces at that block must still be
  // readable.
  confirmations: 120,
  blockSeconds: 0.25,
  feeModel: 'gasWithL1',
  highestTipGwei: 10,
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  wrappedCoin: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
  coinGeckoPlatform: 'arbitrum-one',
  customTokenName: 'Arbitrum',
} as const satisfies NetworkDescription;
