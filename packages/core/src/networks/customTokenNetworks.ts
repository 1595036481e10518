import type { NetworkId } from './networks.ts';

/** A network on which people may keep a custom token (specification §9, Custom token networks). */
export interface CustomTokenNetwork {
  readonly id: 'ethereum' | 'polygon' | 'bsc' | 'avalanche' | 'arbitrum' | 'optimism';
  readonly name: string;
  /** The network of ours on which the wallet reads and sends such a token; absent where it has none. */
  readonly walletNetworkId?: NetworkId;
}

export type CustomTokenNetworkId = CustomTokenNetwork['id'];

/** The six networks, in the document's order. */
export const customTokenNetworks: readonly CustomTokenNetwork[] = [
  { id: 'ethereum', name: 'Ethereum Mainnet', walletNetworkId: 'ethereum' },
  { id: 'polygon', name: 'Polygon', walletNetworkId: 'polygon' },
  { id: 'bsc', name: 'Binance Smart Chain' },
  { id: 'avalanche', name: 'Avalanche' },
  { id: 'arbitrum', name: 'Arbitrum' },
  { id: 'optimism', name: 'Optimism' },
];
