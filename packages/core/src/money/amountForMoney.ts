import { COIN_DECIMALS } from '../amounts/parseAmount.ts';
import { readDecimal } from './readDecimal.ts';

/** An amount has no more decimals than it takes to tell a hundredth of the currency's smallest unit apart: of dollars, of a cent. */
const FINER_DECIMALS = 2;

interface SumOfMoney {
  /** In the currency's smallest unit: cents, or whole yen. */
  readonly units: bigint;
  /** Decimals of the currency. */
  readonly decimals: number;
  /** What one whole coin costs in the currency: an exact decimal string. */
  readonly price: string;
}

/**
 * Works out how much coin a sum of money buys, rounded down: never more than was typed.
 *
 * The amount has only as many decimals as make a difference, so that people can read it.
 *
 * @param coinDecimals decimals of the coin or token
 * @returns in the smallest unit; undefined where the coin is worth nothing
 * @throws RangeError when the price is no plain decimal
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

/** The decimals of which the last is worth less than a hundredth of the currency's smallest unit. */
function placesFor(price: bigint, priceDecimals: number, decimals: number): number {
  let places = 0;
  while (price * 10n ** BigInt(decimals + FINER_DECIMALS) >= 10n ** BigInt(priceDecimals + places))
    places += 1;
  return places;
}
