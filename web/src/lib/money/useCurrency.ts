import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { useSyncExternalStore } from 'react';
import { chosenCurrency } from './chosenCurrency.ts';

/** The currency that values are to be read in, as the settings say; whether they can be, `useMoney` tells. */
export function useCurrency(): CurrencyCode {
  return useSyncExternalStore(chosenCurrency.subscribe, chosenCurrency.read, () => 'USD');
}
