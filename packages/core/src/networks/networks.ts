import type { NetworkDescription } from './NetworkDescription.ts';
import { networkList } from './networkList.ts';

/** An EVM network of the wallet (docs/product.md §9, Networks). */
export interface Network extends NetworkDescription {
  readonly id: NetworkId;
  readonly rpcName: RpcName;
}

/** Ids of the networks. */
export type NetworkId = (typeof networkList)[number]['id'];

/** Names of the networks in callables and the REST API. */
export type RpcName = (typeof networkList)[number]['rpcName'];

/** The networks in the order of lists; the first is the default. */
export const networks = networkList satisfies readonly Network[];

/** The four required networks, which cannot be switched off (docs/product.md §9). */
export const alwaysOnNetworks: readonly Network[] = networks.filter(({ isOptional }) => !isOptional);

/** First network of a new visitor: Ethereum Mainnet (docs/product.md §4). */
export const defaultNetwork: Network = networks[0];
