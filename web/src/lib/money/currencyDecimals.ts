import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { language } from '../language/language.ts';

/** Counts the decimals of a currency: two of dollars, none of yen. */
export function currencyDecimals(currency: CurrencyCode): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}
