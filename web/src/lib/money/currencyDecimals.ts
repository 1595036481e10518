import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';

/** Counts the decimals of a currency: two of dollars, none of yen. */
export function currencyDecimals(currency: CurrencyCode): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}
