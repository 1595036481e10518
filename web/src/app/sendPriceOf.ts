import type { CoinPrice as KnownPrice } from '../features/balance/hooks/useCoinPrice.ts';
import type { CoinPrice } from '../features/send/CoinPrice.ts';

/**
 * The price that the Send dialog may go by; none while it is loading, or so old that nothing should be worked out with it.
 *
 * @param isLocal whether the chains are the local stack's: a built-in example prices play money, and never coins that are worth
 *   something
 */
export function sendPriceOf(price: KnownPrice, isLocal: boolean): CoinPrice | undefined {
  if (price.status !== 'ready' || (price.isSample && !isLocal)) return undefined;
  return { usd: price.price.usd, isSample: price.isSample };
}
