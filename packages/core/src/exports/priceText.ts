import { formatAmount } from '../amounts/formatAmount.ts';
import { PRICE_DECIMALS, statedPrice } from '../amounts/statedPrice.ts';

/** A price of a record as a plain decimal, as its source wrote it; undefined where none is known or it is no price. */
export function priceText(usd: number | undefined): string | undefined {
  const price = readPrice(usd);
  return price === undefined ? undefined : formatAmount(price, PRICE_DECIMALS);
}

/** The same in units of 10^-24 dollars. */
export function readPrice(usd: number | undefined): bigint | undefined {
  if (usd === undefined) return undefined;
  try {
    return statedPrice(usd);
  } catch {
    // Beyond 10^21, where JavaScript writes an exponent: nothing costs that.
    return undefined;
  }
}
