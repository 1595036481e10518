import type { ExchangeDescription } from '@everything-wallet/core/exchanges/ExchangeDescription';
import type { ContractCall } from '../chain/multicall3.ts';
import { contractSelectors } from '../abi/contractSelectors.ts';

/** References of routers and the quoter. */
const { factory: FACTORY, weth: WETH, weth9: WETH9 } = contractSelectors.uniswap;

/**
 * Returns the expected references of the quoting and swapping contracts, so that they are those of our file
 * and lead to its pools. SwapRouter02's reference to v2 (factoryV2) is left out: on some networks it is older
 * than their v2, so v2's own router swaps that.
 *
 * @param wrappedCoin of the network
 */
export function linksOf(
  { v2, v3 }: ExchangeDescription,
  wrappedCoin: string,
): readonly { readonly call: ContractCall; readonly names: string }[] {
  return [
    { call: { to: v2.router, data: FACTORY }, names: v2.factory },
    { call: { to: v2.router, data: WETH }, names: wrappedCoin },
    ...[v3.quoter, v3.router].flatMap((to) => [
      { call: { to, data: FACTORY }, names: v3.factory },
      { call: { to, data: WETH9 }, names: wrappedCoin },
    ]),
  ];
}
