import type { NetworkDescription } from './NetworkDescription.ts';

export const sepolia = {
  place: 2,
  id: 'sepolia',
  name: 'Ethereum Sepolia',
  type: 'testnet',
  isOptional: false,
  chainId: 11155111,
  rpcName: 'sepolia',
  currency: 'SepoliaETH',
  coin: { id: 'eth', name: 'Ethereum', icon: 'Ξ', color: '#627EEA' },
  explorerUrl: 'https://sepolia.etherscan.io',
  rpcUrls: ['https://ethereum-sepolia-rpc.publicnode.com', 'https://sepolia.drpc.org'],
  transferApiUrl: 'https://eth-sepolia.blockscout.com/api',
  confirmations: 6,
  blockSeconds: 12,
  feeModel: 'gas',
  highestTipGwei: 100,
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  wrappedCoin: '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14',
  nameRegistry: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
} as const satisfies NetworkDescription;
