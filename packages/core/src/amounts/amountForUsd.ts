import { COIN_DECIMALS } from './parseAmount.ts';
import { PRICE_DECIMALS, statedPrice } from './statedPrice.ts';

/** A hundredth of a cent is 10^-4 dollars: an amount has no more decimals than it takes to tell two of them apart. */
const LEAST_DOLLARS = 4;

/**
 * How much coin a sum of money buys, rounded down: never more than was typed.
 *
 * The amount has only as many decimals as make a difference of a hundredth of a cent, so that people can read it.
 *
 * @param cents whole cents
 * @param usd the price of one whole coin in dollars, as the price source states it
 * @param decimals decimals of the coin or token
 * @returns in the smallest unit; undefined where the coin is worth nothing
 * @throws AmountError when the price is negative or not a number
 */
export function amountForUsd(
  cents: bigint,
  usd: number,
  decimals: number = COIN_DECIMALS,
): bigint | undefined {
  const price = statedPrice(usd);
  if (price === 0n) return undefined;
  const exact = (cents * 10n ** BigInt(decimals + PRICE_DECIMALS - 2)) / price;
  const step = 10n ** BigInt(Math.max(decimals - placesFor(price), 0));
  return (exact / step) * step;
}

/** The decimals of which the last is worth less than a hundredth of a cent. */
function placesFor(price: bigint): number {
  let places = 0;
  while (price >= 10n ** BigInt(PRICE_DECIMALS - LEAST_DOLLARS + places)) places += 1;
  return places;
}
