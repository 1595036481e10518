import type { NetworkDescription } from './NetworkDescription.ts';

export const optimism = {
  place: 8,
  id: 'optimism',
  name: 'OP Mainnet',
  type: 'mainnet',
  isOptional: true,
  chainId: 10,
  rpcName: 'optimism',
  currency: 'ETH',
  coin: {
    id: 'eth',
    name: 'Ethereum',
    icon: 'Ξ',
    color: '#627EEA',
    price: { coinGeckoId: 'ethereum', sample: { usd: 3021.55, change24h: 1.84 } },
  },
  logo: { icon: 'OP', color: '#FF0420' },
  explorerUrl: 'https://optimistic.etherscan.io',
  rpcUrls: ['https://optimism-rpc.publicnode.com', 'https://mainnet.optimism.io'],
  transferApiUrl: 'https://explorer.optimism.io/api',
  confirmations: 60,
  blockSeconds: 2,
  feeModel: 'gasPlusL1',
  highestTipGwei: 10,
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  wrappedCoin: '0x4200000000000000000000000000000000000006',
  coinGeckoPlatform: 'optimistic-ethereum',
  customTokenName: 'Optimism',
  tokens: [
    { contract: '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58', symbol: 'USDT', isHeldAlone: true },
    { contract: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', symbol: 'USDC', isHeldAlone: true },
    // Bridged, and redeemed one to one.
    { contract: '0x7F5c764cBc14f9669B88837ca1490cCa17c31607', symbol: 'USDC', isHeldAlone: true },
  ],
} as const satisfies NetworkDescription;
