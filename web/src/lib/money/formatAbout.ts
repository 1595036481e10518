import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
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
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const smallest = maximumFractionDigits === 0 ? '1' : `0.${'1'.padStart(maximumFractionDigits, '0')}`;
  return `< ${formatMoney(smallest, currency)}`;
}
