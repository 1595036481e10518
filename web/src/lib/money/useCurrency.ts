import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { useSyncExternalStore } from 'react';
import { chosenCurrency } from './chosenCurrency.ts';

/** Currency chosen in the settings; `useMoney` decides whether values can be shown in it. */
export function useCurrency(): CurrencyCode {
  return useSyncExternalStore(chosenCurrency.subscribe, chosenCurrency.read, () => 'USD');
}
