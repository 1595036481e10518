import type { Price } from '@everything-wallet/core/callables/getTokenPrices';
import type { Network } from '@everything-wallet/core/networks/networks';
import { usePrices } from '../../../lib/prices/usePrices.ts';

/** The price of a network's coin: loading, there, unavailable, or none because test coins have no market. */
export type CoinPrice =
  | { readonly status: 'loading' | 'unavailable' | 'noMarket' }
  | { readonly status: 'ready'; readonly price: Price; readonly isSample: boolean };

/** Keeps the price of a network's native coin up to date. */
export function useCoinPrice(network: Network): CoinPrice {
  const hasMarket = network.type === 'mainnet';
  const { prices, isSample, isOld, error } = usePrices(hasMarket ? [network.currency] : [], {
    isRestingWhenIdle: true,
  });

  if (!hasMarket) return { status: 'noMarket' };
  const price = prices?.[network.currency];
  if (price && !isOld) return { status: 'ready', price, isSample };
  return { status: prices || error !== undefined ? 'unavailable' : 'loading' };
}
