import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { currencyDecimals } from './currencyDecimals.ts';
import { formatMoney } from './formatMoney.ts';

/** Rounded value of a sum, for a sentence: 'about $1.50', 'below $0.01'. */
export interface RoughMoney {
  readonly text: string;
  /** True if the value is below the text, which is the smallest unit of the currency. */
  readonly isBelow: boolean;
}

/**
 * Rounds a value to the currency's decimals; one above 0 that would become 0 is below the smallest unit.
 *
 * @param value an exact decimal string
 */
export function roughMoney(value: string, currency: CurrencyCode): RoughMoney {
  const text = formatMoney(value, currency);
  if (!/[1-9]/.test(value) || /[1-9]/.test(text)) return { text, isBelow: false };
  const decimals = currencyDecimals(currency);
  const smallest = decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`;
  return { text: formatMoney(smallest, currency), isBelow: true };
}
