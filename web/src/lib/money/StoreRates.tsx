import { usePrices } from '../prices/usePrices.ts';
import { useCurrency } from './useCurrency.ts';

/** Any coin that has a price: rates come with whatever prices are asked for. */
const ANY_COIN = ['ETH'];
const none: readonly string[] = [];

/** Keeps the rate of the chosen currency known on screens that ask for no prices of their own; for dollars nothing is asked. */
export function StoreRates() {
  usePrices(useCurrency() === 'USD' ? none : ANY_COIN, { isRestingWhenIdle: true });
  return null;
}
