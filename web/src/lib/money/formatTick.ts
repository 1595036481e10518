import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { leftToRight } from '../format/leftToRight.ts';
import { language } from '../language/language.ts';

/** Values from here on have too many digits for the axis. */
const LARGE = 100_000;

/**
 * Formats a price on the axis of a chart: enough digits to tell two neighbors apart, in about eight
 * characters, with the short symbol of the currency, whose name is beside the chart.
 */
export function formatTick(value: number, currency: CurrencyCode): string {
  const digits =
    Math.abs(value) >= LARGE
      ? ({ notation: 'compact', maximumSignificantDigits: 4 } as const)
      : Math.abs(value) >= 1_000
        ? { maximumFractionDigits: 0 }
        : Math.abs(value) >= 1
          ? { maximumFractionDigits: 2 }
          : { maximumSignificantDigits: 3 };
  return leftToRight(
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...digits,
    }).format(value),
  );
}
