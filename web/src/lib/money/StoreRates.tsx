import { usePrices } from '../prices/usePrices.ts';
import { useCurrency } from './useCurrency.ts';

/** Any coin with a price: every price answer contains the rates. */
const ANY_COIN = ['ETH'];
const none: readonly string[] = [];

/**
 * Loads the rate of the chosen currency on screens that request no prices of their own; for dollars it sends
 * no request.
 */
export function StoreRates() {
  usePrices(useCurrency() === 'USD' ? none : ANY_COIN, { isRestingWhenIdle: true });
  return null;
}
