import { formatAmount } from '../amounts/formatAmount.ts';
import { PRICE_DECIMALS, statedPrice } from '../amounts/statedPrice.ts';

/** Writes a price of a record as a plain decimal, as its source wrote it; undefined if unknown or invalid. */
export function priceText(usd: number | undefined): string | undefined {
  const price = readPrice(usd);
  return price === undefined ? undefined : formatAmount(price, PRICE_DECIMALS);
}

/** Returns the price in units of 10^-24 dollars. */
export function readPrice(usd: number | undefined): bigint | undefined {
  if (usd === undefined) return undefined;
  try {
    return statedPrice(usd);
  } catch {
    // Beyond 10^21 JavaScript writes an exponent: no real price is that high.
    return undefined;
  }
}
