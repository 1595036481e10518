import { COIN_DECIMALS } from '../amounts/parseAmount.ts';
import { readDecimal } from './readDecimal.ts';

/**
 * Decimals beyond the currency's smallest unit that still matter: a hundredth of it, for dollars of a cent.
 */
const FINER_DECIMALS = 2;

interface SumOfMoney {
  /** In the currency's smallest unit: cents, or whole yen. */
  readonly units: bigint;
  /** Decimals of the currency. */
  readonly decimals: number;
  /** Price of one whole coin in the currency: an exact decimal string. */
  readonly price: string;
}

/**
 * Converts a sum of money to an amount of coin, rounded down: never more than was typed.
 *
 * The amount has only as many decimals as make a difference, for readability.
 *
 * @param coinDecimals decimals of the coin or token
 * @returns in the smallest unit; undefined for a worthless coin
 * @throws RangeError when the price is not a plain decimal
 */
export function amountForMoney(
  { units, decimals, price }: SumOfMoney,
  coinDecimals: number = COIN_DECIMALS,
): bigint | undefined {
  const { digits, decimals: priceDecimals } = readDecimal(price);
  if (digits === 0n) return undefined;
  const exact = (units * 10n ** BigInt(coinDecimals + priceDecimals)) / (digits * 10n ** BigInt(decimals));
  const step = 10n ** BigInt(Math.max(coinDecimals - placesFor(digits, priceDecimals, decimals), 0));
  return (exact / step) * step;
}

/**
 * Returns the number of decimals at which the last one is worth less than a hundredth of the currency's
 * smallest unit.
 */
function placesFor(price: bigint, priceDecimals: number, decimals: number): number {
  let places = 0;
  while (price * 10n ** BigInt(decimals + FINER_DECIMALS) >= 10n ** BigInt(priceDecimals + places))
    places += 1;
  return places;
}
