import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { formatMoney } from './formatMoney.ts';

/**
 * What one of something costs in a currency, as people read it. Two decimals would make nothing of what costs a part of a cent: it has four
 * digits that count.
 *
 * @param value an exact decimal string
 */
export function formatUnitPrice(value: string, currency: CurrencyCode): string {
  if (!/^0*\.0*[1-9]/.test(value)) return formatMoney(value, currency);
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumSignificantDigits: 2,
    maximumSignificantDigits: 4,
  }).format(value as Intl.StringNumericLiteral);
}
