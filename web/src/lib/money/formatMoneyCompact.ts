import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';

/**
 * A large value in a few characters, for example '$2.4B'.
 *
 * @param value a decimal string
 */
export function formatMoneyCompact(value: string, currency: CurrencyCode): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }).format(value as Intl.StringNumericLiteral);
}
