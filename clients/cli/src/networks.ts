import type { Network } from '@everything-wallet/sdk';

/**
 * The networks, as the program knows them by itself: what chain a transaction is signed for is never taken from a
 * server.
 */
export const networks = [
  {
    id: 'ethereum',
    rpcName: 'mainnet',
    chainId: 1,
    name: 'Ethereum Mainnet',
    type: 'mainnet',
    currency: 'ETH',
  },
  {
    id: 'sepolia',
    rpcName: 'sepolia',
    chainId: 11155111,
    name: 'Ethereum Sepolia',
    type: 'testnet',
    currency: 'SepoliaETH',
  },
  {
    id: 'polygon',
    rpcName: 'polygon-mainnet',
    chainId: 137,
    name: 'Polygon Mainnet',
    type: 'mainnet',
    currency: 'MATIC',
  },
  {
    id: 'polygon-amoy',
    rpcName: 'polygon-amoy',
    chainId: 80002,
    name: 'Polygon Amoy',
    type: 'testnet',
    currency: 'MATIC',
  },
] as const satisfies readonly Omit<Network, 'explorerUrl'>[];

/** A network that transactions are signed for. */
export type KnownNetwork = (typeof networks)[number];
