import type { networkList } from './networkList.ts';
import { networks, type Network } from './networks.ts';

/** A network for custom tokens (docs/product.md §9, Custom token networks). */
export interface CustomTokenNetwork {
  readonly id: CustomTokenNetworkId;
  readonly name: string;
}

/** Ids of the networks whose file has a name for custom tokens. */
export type CustomTokenNetworkId = Extract<
  (typeof networkList)[number],
  { readonly customTokenName: string }
>['id'];

/** The six networks of docs/product.md §9 in that order, then the others. */
export const customTokenNetworks: readonly CustomTokenNetwork[] = networks.flatMap(
  ({ id, customTokenName }: Network) =>
    customTokenName === undefined ? [] : [{ id: id as CustomTokenNetworkId, name: customTokenName }],
);
