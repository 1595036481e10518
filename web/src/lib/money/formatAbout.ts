import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { roughMoney } from './roughMoney.ts';

/**
 * Formats an approximate value: '≈ $1.50'. A value above 0 that would be rounded to 0 is less than the
 * smallest unit of the currency: '< $0.01', '< ¥1'.
 *
 * @param value an exact decimal string
 */
export function formatAbout(value: string, currency: CurrencyCode): string {
  const { text, isBelow } = roughMoney(value, currency);
  return `${isBelow ? '<' : '≈'} ${text}`;
}
