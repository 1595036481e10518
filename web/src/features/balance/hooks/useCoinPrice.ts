import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import type { Network } from '@everything-wallet/core/networks/networks';
import { usePrices } from '../../../lib/prices/usePrices.ts';

/** Price of a network's coin: loading, known, unavailable, or none because test coins have no market. */
export type CoinPrice =
  | { readonly status: 'loading' | 'unavailable' | 'noMarket' }
  | { readonly status: 'ready'; readonly price: Price; readonly isSample: boolean };

/**
 * Refreshes the price of a network's coin.
 *
 * @param isWanted false to request nothing: without a balance there is nothing to value, and both are one call
 */
export function useCoinPrice(network: Network, isWanted: boolean): CoinPrice {
  const hasMarket = network.type === 'mainnet';
  const { prices, isSample, isOld, error } = usePrices(hasMarket && isWanted ? [network.currency] : [], {
    isRestingWhenIdle: true,
  });

  if (!hasMarket) return { status: 'noMarket' };
  const price = prices?.[network.currency];
  if (price && !isOld) return { status: 'ready', price, isSample };
  return { status: prices || error !== undefined ? 'unavailable' : 'loading' };
}
