import type { NetworkDescription } from './NetworkDescription.ts';

export const polygonAmoy = {
  place: 4,
  id: 'polygon-amoy',
  name: 'Polygon Amoy',
  type: 'testnet',
  isOptional: false,
  chainId: 80002,
  rpcName: 'polygon-amoy',
  currency: 'MATIC',
  coin: {
    id: 'matic',
    name: 'Polygon',
    icon: 'M',
    color: '#8247E5',
    renamedTo: { symbol: 'POL', since: 2024 },
  },
  explorerUrl: 'https://amoy.polygonscan.com',
  rpcUrls: ['https://polygon-amoy-bor-rpc.publicnode.com', 'https://rpc-amoy.polygon.technology'],
  transferApiUrl: undefined,
  confirmations: 6,
  blockSeconds: 2,
  feeModel: 'gas',
  highestTipGwei: 100,
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  wrappedCoin: '0x360ad4f9a9A8EFe9A8DCB5f461c4Cc1047E1Dcf9',
} as const satisfies NetworkDescription;
