import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { currencyDecimals } from './currencyDecimals.ts';
import { formatMoney } from './formatMoney.ts';

/**
 * About what something is worth, as people read it: '≈ $1.50'. What would be written as nothing and is not is less than the smallest
 * coin of the money: '< $0.01', '< ¥1'.
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
