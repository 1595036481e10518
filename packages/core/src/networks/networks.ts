import type { NetworkDescription } from './NetworkDescription.ts';
import { networkList } from './networkList.ts';

/** One EVM network the wallet works on (docs/product.md §9, Networks). */
export interface Network extends NetworkDescription {
  readonly id: NetworkId;
  readonly rpcName: RpcName;
}

/** Our identifiers of the networks there are. */
export type NetworkId = (typeof networkList)[number]['id'];

/** The names that callables and the REST API know the networks by. */
export type RpcName = (typeof networkList)[number]['rpcName'];

/** The networks, in the order people see them; the first is the default. */
export const networks = networkList satisfies readonly Network[];

/** The four required networks, which cannot be switched off (docs/product.md §9). */
export const alwaysOnNetworks: readonly Network[] = networks.filter(({ isOptional }) => !isOptional);

/** The network a new visitor starts on: Ethereum Mainnet (docs/product.md §4). */
export const defaultNetwork: Network = networks[0];
