import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { inCurrency } from '@everything-wallet/core/money/inCurrency';
import { usdOfOne } from '@everything-wallet/core/money/usdOfOne';
import { useMemo, useSyncExternalStore } from 'react';
import { formatAbout } from './formatAbout.ts';
import { formatMoney } from './formatMoney.ts';
import { formatUnitPrice } from './formatUnitPrice.ts';
import { knownRates } from './knownRates.ts';
import { useCurrency } from './useCurrency.ts';

/** Stands for a value that nobody knows: it is not nothing. */
const UNKNOWN = '—';

/** Writes values in the person's money. */
export interface Money {
  /** What values are written in: the chosen currency, or dollars where its rate is not known. */
  readonly code: CurrencyCode;
  /** The chosen currency where it cannot be written in, and dollars stand in its place. */
  readonly missing: CurrencyCode | undefined;
  /** @param usd dollars as an exact decimal string, rounded here for the first time (`exactUsd`, `sumOfUsd`); undefined is '—' */
  readonly format: (usd: string | undefined) => string;
  /**
   * What one of something costs: of what costs less than one, as many digits as say something.
   *
   * @param usd dollars, as the price source states them
   */
  readonly formatPrice: (usd: number | undefined) => string;
  /** About what something is worth; what is worth less than the smallest coin of the money is not worth nothing. */
  readonly formatAbout: (usd: string) => string;
  /** What one of something costs, as an exact decimal string of `code`. */
  readonly exactPrice: (usd: number) => string;
  /** Where a chart draws a value: it is no figure to be read. */
  readonly drawn: (usd: string) => number;
}

/** Writes values in the person's money. What is signed is an amount of coin, and never goes through it. */
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
    exactPrice: (usd) => converted(usdOfOne(usd)),
    drawn: (usd) => Number(converted(usd)),
  };
}
