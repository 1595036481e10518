import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';

/** What has more digits than an axis has room for. */
const LARGE = 100_000;

/** A price on the axis of a chart: as many digits as tell two neighbours apart, in eight characters or so. */
export function formatTick(value: number, currency: CurrencyCode): string {
  const digits =
    Math.abs(value) >= LARGE
      ? ({ notation: 'compact', maximumSignificantDigits: 4 } as const)
      : Math.abs(value) >= 1_000
        ? { maximumFractionDigits: 0 }
        : Math.abs(value) >= 1
          ? { maximumFractionDigits: 2 }
          : { maximumSignificantDigits: 3 };
  return new Intl.NumberFormat('en', { style: 'currency', currency, ...digits }).format(value);
}
