import type { Price } from '@everything-wallet/core/callables/getTokenPrices';
import type { Network } from '@everything-wallet/core/networks/networks';
import { useQuery } from '@tanstack/react-query';
import { getTokenPrices } from '../api/getTokenPrices.ts';

/** How often prices are asked for, in ms (specification §9, Timing). */
const POLL_MS = 30_000;

/** The price of a network's coin: loading, there, unavailable, or none because test coins have no market. */
export type CoinPrice =
  | { readonly status: 'loading' | 'unavailable' | 'noMarket' }
  | { readonly status: 'ready'; readonly price: Price; readonly isSample: boolean };

/** Keeps the price of a network's native coin up to date. */
export function useCoinPrice(network: Network): CoinPrice {
  const hasMarket = network.type === 'mainnet';
  const { data, isError } = useQuery({
    queryKey: ['prices', network.currency],
    queryFn: () => getTokenPrices({ symbols: [network.currency] }),
    enabled: hasMarket,
    refetchInterval: POLL_MS,
  });

  if (!hasMarket) return { status: 'noMarket' };
  const price = data?.prices[network.currency];
  if (data && price) return { status: 'ready', price, isSample: data.source === 'sample' };
  return { status: isError || data ? 'unavailable' : 'loading' };
}
