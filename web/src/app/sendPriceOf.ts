import type { CoinPrice as KnownPrice } from '../features/balance/hooks/useCoinPrice.ts';
import type { CoinPrice } from '../features/send/CoinPrice.ts';

/** The price that the Send dialog may go by; none while it is loading, or so old that nothing should be worked out with it. */
export function sendPriceOf(price: KnownPrice): CoinPrice | undefined {
  return price.status === 'ready' ? { usd: price.price.usd, isSample: price.isSample } : undefined;
}
