import type { networkList } from './networkList.ts';
import { networks, type Network } from './networks.ts';

/** A network on which people may keep a custom token (specification §9, Custom token networks). */
export interface CustomTokenNetwork {
  readonly id: CustomTokenNetworkId;
  readonly name: string;
}

/** Ids of the networks whose file says what they are called here. */
export type CustomTokenNetworkId = Extract<
  (typeof networkList)[number],
  { readonly customTokenName: string }
>['id'];

/** The document's six networks, in its order, and after them those it does not have. */
export const customTokenNetworks: readonly CustomTokenNetwork[] = networks.flatMap(
  ({ id, customTokenName }: Network) =>
    customTokenName === undefined ? [] : [{ id: id as CustomTokenNetworkId, name: customTokenName }],
);
