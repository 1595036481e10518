import type { networkList } from './networkList.ts';
import { networks, type Network, type NetworkId } from './networks.ts';

/** Ids of networks whose file says what they are called here. */
type OwnId = Extract<(typeof networkList)[number], { readonly customTokenName: string }>['id'];

/** A network on which people may keep a custom token (specification §9, Custom token networks). */
export interface CustomTokenNetwork {
  readonly id: OwnId | 'bsc' | 'avalanche' | 'arbitrum' | 'optimism';
  readonly name: string;
  /** The network of ours on which the wallet reads and sends such a token; absent where it has none. */
  readonly walletNetworkId?: NetworkId;
}

export type CustomTokenNetworkId = CustomTokenNetwork['id'];

/** The six networks, in the document's order. */
export const customTokenNetworks: readonly CustomTokenNetwork[] = [
  ...networks.flatMap(({ id, customTokenName }: Network) =>
    customTokenName === undefined ? [] : [{ id: id as OwnId, name: customTokenName, walletNetworkId: id }],
  ),
  { id: 'bsc', name: 'Binance Smart Chain' },
  { id: 'avalanche', name: 'Avalanche' },
  { id: 'arbitrum', name: 'Arbitrum' },
  { id: 'optimism', name: 'Optimism' },
];
