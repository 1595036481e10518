import { z } from 'zod';
import { currencyCodes, type CurrencyCode } from './currencyCodes.ts';

/** No listed currency is worth more than a thousand dollars, or less than a millionth of one. */
const rateSchema = z.number().min(1e-3).max(1e6);

/**
 * Units of a currency per US dollar, by code, at one time. Unknown codes and invalid rates are left out:
 * without a rate, values are shown in dollars.
 */
export const ratesSchema = z.record(z.string(), z.unknown()).transform((rates) => {
  const known: Partial<Record<CurrencyCode, number>> = {};
  for (const code of currencyCodes) {
    const rate = rateSchema.safeParse(rates[code]);
    if (rate.success) known[code] = rate.data;
  }
  return known;
});

export type Rates = Readonly<Partial<Record<CurrencyCode, number>>>;
