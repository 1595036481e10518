import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import type { Rates } from '@everything-wallet/core/money/rates';
import { browserStore } from '../storage/browserStore.ts';
import { chosenCurrency } from './chosenCurrency.ts';

const KEY = 'money.rate';

/** Lifetime of a rate: a day, as central banks publish them; in ms. */
const GOOD_MS = 24 * 60 * 60_000;

const listeners = new Set<() => void>();
let known: { readonly rates: Rates; readonly at: number } | undefined;

/** Reads the cached rate of the chosen currency, so that the first paint after a reload uses it as well. */
function stored(): typeof known {
  const [, code, rate = '', at = ''] =
    /^([A-Z]{3}) (\d{1,7}(?:\.\d{1,20})?) (\d{1,15})$/.exec(browserStore.read(KEY) ?? '') ?? [];
  return code === undefined || Number(rate) === 0
    ? undefined
    : { rates: { [code]: Number(rate) }, at: Number(at) };
}

/** Exchange rates of the dollar, as the server last reported them (`/prices.json`, `rates`). */
export const knownRates = {
  /** Stores the rates of a price answer; none where the source had none. */
  hear: (rates: Rates | undefined): void => {
    if (!rates || Object.keys(rates).length === 0) return;
    known = { rates, at: Date.now() };
    const code = chosenCurrency.read();
    const rate = rates[code];
    if (code !== 'USD' && rate !== undefined) browserStore.write(KEY, `${code} ${rate} ${known.at}`);
    for (const listener of listeners) listener();
  },

  /** Returns the units of a currency per dollar; undefined without a rate of the last day. */
  rateOf: (code: CurrencyCode): number | undefined => {
    if (code === 'USD') return 1;
    known ??= stored();
    // A clock that was set back in the meantime makes no rate older than it is.
    return known && Math.abs(Date.now() - known.at) < GOOD_MS ? known.rates[code] : undefined;
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
