import { formatAmount } from '../amounts/formatAmount.ts';
import { COIN_DECIMALS } from '../amounts/parseAmount.ts';
import { statedPrice } from '../amounts/statedPrice.ts';

/** Decimals of output and rate (docs/product.md §9, Display rules). */
const PLACES = 6;

/**
 * Converts an amount of one coin to another: amount × from-price ÷ to-price, to 6 decimals, rounded half up
 * (docs/product.md §4, Swap). The rate is the output of one coin.
 *
 * @param amount of the input coin, in units of 10^-18
 * @param fromUsd price of one input coin, in dollars
 * @param toUsd price of one output coin, in dollars
 * @returns coin, for example '0.031018'; undefined if the output coin has no price above zero
 */
export function swapOutput(amount: bigint, fromUsd: number, toUsd: number): string | undefined {
  const divisor = statedPrice(toUsd) * 10n ** BigInt(COIN_DECIMALS - PLACES);
  if (divisor === 0n) return undefined;
  const output = (amount * statedPrice(fromUsd) * 2n + divisor) / (divisor * 2n);
  const [whole, fraction = ''] = formatAmount(output, PLACES).split('.');
  return `${whole}.${fraction.padEnd(PLACES, '0')}`;
}
