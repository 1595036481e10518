import type { CoinPrice as KnownPrice } from '../../features/balance/hooks/useCoinPrice.ts';
import type { CoinPrice } from '../../features/signing/fees/CoinPrice.ts';

/**
 * Returns the price for the Send dialog; none while it loads, or is too old to compute with.
 *
 * @param isLocal true for chains of the local stack: a built-in example may price play money, but never real
 *   coins
 */
export function sendPriceOf(price: KnownPrice, isLocal: boolean): CoinPrice | undefined {
  if (price.status !== 'ready' || (price.isSample && !isLocal)) return undefined;
  return { usd: price.price.usd, isSample: price.isSample };
}
