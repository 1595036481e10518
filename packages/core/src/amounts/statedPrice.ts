import { parseAmount } from './parseAmount.ts';

/** Decimals of a price: a number that JavaScript writes without an exponent never has more. */
export const PRICE_DECIMALS = 24;

/**
 * Reads a price as its source wrote it: 1234567.005 is a little less in binary, and would round to another
 * cent.
 *
 * @param usd dollars, as the price source states it
 * @returns the price in units of 10^-24 dollars, truncated
 * @throws AmountError when it is negative or not a number
 */
export function statedPrice(usd: number): bigint {
  // Numbers below a millionth are written with an exponent.
  const [mantissa = '', exponent] = String(usd).split('e-');
  if (exponent === undefined) return parseAmount(mantissa, PRICE_DECIMALS);
  const decimals = '0'.repeat(Number(exponent) - 1) + mantissa.replace('.', '');
  return parseAmount(`0.${decimals.slice(0, PRICE_DECIMALS)}`, PRICE_DECIMALS);
}
