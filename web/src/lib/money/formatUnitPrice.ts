import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { formatMoney } from './formatMoney.ts';
import { leftToRight } from '../format/leftToRight.ts';
import { language } from '../language/language.ts';

/**
 * Formats the price of one unit in a currency. A price below one cent has four significant digits: two
 * decimals would show 0.
 *
 * @param value an exact decimal string
 */
export function formatUnitPrice(value: string, currency: CurrencyCode): string {
  if (!/^0*\.0*[1-9]/.test(value)) return formatMoney(value, currency);
  return leftToRight(
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      minimumSignificantDigits: 2,
      maximumSignificantDigits: 4,
    }).format(value as Intl.StringNumericLiteral),
  );
}
