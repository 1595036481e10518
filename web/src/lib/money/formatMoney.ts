import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { leftToRight } from '../format/leftToRight.ts';
import { language } from '../language/language.ts';

/**
 * Formats a value in a currency, with the currency's decimals: two for dollars, none for yen.
 *
 * @param value an exact decimal string; it is rounded here, half up, and nowhere before
 */
export function formatMoney(value: string, currency: CurrencyCode): string {
  return leftToRight(
    new Intl.NumberFormat(language, { style: 'currency', currency }).format(
      value as Intl.StringNumericLiteral,
    ),
  );
}
