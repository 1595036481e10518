import { currencyCodes, type CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { ratesSchema, type Rates } from '@everything-wallet/core/money/rates';

/** A coin's price in currencies by their code in lower case, as CoinGecko writes it. */
type PricesIn = Readonly<Record<string, unknown>>;

/**
 * Maximum difference between the rates of two coins: more than markets differ, and less than a wrong price.
 */
const MAX_ISOLATED = 0.02;

/**
 * Computes exchange rates of the dollar: the price of a coin in each currency, divided by its price in
 * dollars. Two liquid coins are used, and currencies on which they disagree are left out.
 */
export function ratesFrom(first: PricesIn, second: PricesIn): Rates {
  const rates: Partial<Record<CurrencyCode, number>> = {};
  for (const code of currencyCodes) {
    if (code === 'USD') continue;
    const [one, other] = [rateOf(first, code), rateOf(second, code)];
    if (Math.abs(one / other - 1) <= MAX_ISOLATED) rates[code] = one;
  }
  return ratesSchema.parse(rates);
}

function rateOf(prices: PricesIn, code: CurrencyCode): number {
  const [price, usd] = [prices[code.toLowerCase()], prices['usd']];
  return typeof price === 'number' && typeof usd === 'number' && usd > 0 ? price / usd : Number.NaN;
}
