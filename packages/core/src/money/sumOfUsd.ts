import { formatAmount } from '../amounts/formatAmount.ts';
import { readDecimal } from './readDecimal.ts';

/**
 * Adds values in dollars exactly (`exactUsd`).
 *
 * @param values exact decimal strings of dollars; an empty list gives '0'
 */
export function sumOfUsd(values: readonly string[]): string {
  const read = values.map(readDecimal);
  const maxDecimals = Math.max(0, ...read.map(({ decimals }) => decimals));
  const sum = read.reduce(
    (total, { digits, decimals }) => total + digits * 10n ** BigInt(maxDecimals - decimals),
    0n,
  );
  return formatAmount(sum, maxDecimals);
}
