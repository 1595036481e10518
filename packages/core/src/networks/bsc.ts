import type { NetworkDescription } from './NetworkDescription.ts';

export const bsc = {
  place: 5,
  id: 'bsc',
  name: 'BNB Smart Chain',
  type: 'mainnet',
  isOptional: true,
  chainId: 56,
  rpcName: 'bsc',
  currency: 'BNB',
  coin: {
    id: 'bnb',
    name: 'BNB',
    icon: 'B',
    color: '#F3BA2F',
    price: { coinGeckoId: 'binancecoin', sample: { usd: 655.12, change24h: -0.47 } },
  },
  explorerUrl: 'https://bscscan.com',
  rpcUrls: ['https://bsc-rpc.publicnode.com', 'https://bsc.drpc.org'],
  transferApiUrl: undefined,
  // Blocks are final within a few (BEP-126). Within the states that nodes store: nonces at that block must
  // still be readable.
  confirmations: 100,
  blockSeconds: 0.75,
  feeModel: 'gas',
  // There is no base fee for comparison; higher ones were never usual.
  highestTipGwei: 20,
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  wrappedCoin: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
  coinGeckoPlatform: 'binance-smart-chain',
  customTokenName: 'Binance Smart Chain',
} as const satisfies NetworkDescription;
