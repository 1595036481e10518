import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { currencyDecimals } from './currencyDecimals.ts';
import { formatMoney } from './formatMoney.ts';

/**
 * Formats an approximate value: '≈ $1.50'. A value above 0 that would be rounded to 0 is less than the
 * smallest unit of the currency: '< $0.01', '< ¥1'.
 *
 * @param value an exact decimal string
 */
export function formatAbout(value: string, currency: CurrencyCode): string {
  const text = formatMoney(value, currency);
  if (!/[1-9]/.test(value) || /[1-9]/.test(text)) return `≈ ${text}`;
  const decimals = currencyDecimals(currency);
  const smallest = decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`;
  return `< ${formatMoney(smallest, currency)}`;
}
