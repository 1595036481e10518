import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { inCurrency } from '@everything-wallet/core/money/inCurrency';
import { usdOfOne } from '@everything-wallet/core/money/usdOfOne';
import { useMemo, useSyncExternalStore } from 'react';
import { formatAbout } from './formatAbout.ts';
import { formatMoney } from './formatMoney.ts';
import { formatUnitPrice } from './formatUnitPrice.ts';
import { knownRates } from './knownRates.ts';
import { roughMoney, type RoughMoney } from './roughMoney.ts';
import { useCurrency } from './useCurrency.ts';

/** Stands for an unknown value, which is not zero. */
const UNKNOWN = '—';

/** Formats of values in the user's currency. */
export interface Money {
  /** Currency of formatted values: the chosen one, or dollars where its rate is unknown. */
  readonly code: CurrencyCode;
  /** The chosen currency where it is unavailable, and dollars replace it. */
  readonly missing: CurrencyCode | undefined;
  /** @param usd dollars as an exact decimal string, rounded here for the first time (`exactUsd`, `sumOfUsd`); undefined is '—' */
  readonly format: (usd: string | undefined) => string;
  /**
   * Formats the price of one unit; below 1 with more digits.
   *
   * @param usd dollars, as the price source states them
   */
  readonly formatPrice: (usd: number | undefined) => string;
  /** Formats an approximate value; a value below the smallest unit of the currency is not shown as 0. */
  readonly formatAbout: (usd: string) => string;
  /** Rounds a value for a sentence. */
  readonly rough: (usd: string) => RoughMoney;
  /** Returns the price of one unit as an exact decimal string of `code`. */
  readonly exactPrice: (usd: number) => string;
  /** Returns the coordinate of a value in a chart; never shown as a number. */
  readonly drawn: (usd: string) => number;
}

/** Formats values in the user's currency. Signed amounts are in coin, and never go through it. */
export function useMoney(): Money {
  const chosen = useCurrency();
  const rateNow = () => knownRates.rateOf(chosen);
  const rate = useSyncExternalStore(knownRates.subscribe, rateNow, rateNow);
  return useMemo(() => moneyOf(chosen, rate), [chosen, rate]);
}

function moneyOf(chosen: CurrencyCode, rate: number | undefined): Money {
  const code = rate === undefined ? 'USD' : chosen;
  const converted = (usd: string) => (code === 'USD' || rate === undefined ? usd : inCurrency(usd, rate));
  return {
    code,
    missing: rate === undefined ? chosen : undefined,
    format: (usd) => (usd === undefined ? UNKNOWN : formatMoney(converted(usd), code)),
    formatPrice: (usd) => (usd === undefined ? UNKNOWN : formatUnitPrice(converted(usdOfOne(usd)), code)),
    formatAbout: (usd) => formatAbout(converted(usd), code),
    rough: (usd) => roughMoney(converted(usd), code),
    exactPrice: (usd) => converted(usdOfOne(usd)),
    drawn: (usd) => Number(converted(usd)),
  };
}
