import type { SwapRoute } from '@everything-wallet/core/schemas/swapQuoteAnswer';

/**
 * Units of gas beside the pools: a transaction's base cost and its bytes, the router's own work, and the
 * transfer of the sold token, which the quoter does not do. As measured on the sample pools.
 */
const BESIDE: Readonly<Record<SwapRoute['exchange'], bigint>> = { v2: 50_000n, v3: 50_000n };

/** Wrapping the coin that is given, and unwrapping and sending the one that is wanted. */
const WRAPS = 10_000n;
const UNWRAPS = 15_000n;

/**
 * Units of gas that a whole swap takes, about.
 *
 * @param gasOfPools units of the pools alone
 */
export function gasOfSwap(
  { exchange }: SwapRoute,
  gasOfPools: bigint,
  { sellsCoin, buysCoin }: { readonly sellsCoin: boolean; readonly buysCoin: boolean },
): bigint {
  return gasOfPools + BESIDE[exchange] + (sellsCoin ? WRAPS : 0n) + (buysCoin ? UNWRAPS : 0n);
}
