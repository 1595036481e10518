import { z } from 'zod';
import { currencyCodes, type CurrencyCode } from './currencyCodes.ts';

/** None of these currencies is worth more than a thousand dollars, or less than a millionth of one. */
const rateSchema = z.number().min(1e-3).max(1e6);

/**
 * Units of a currency per US dollar, by code, of one moment. A code that is not known, or not here any more, is left out, and so is
 * a rate that is none: what has no rate is written in dollars.
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
