import { parseAmount } from './parseAmount.ts';

const DECIMALS = 18;

/**
 * Parses an amount of coin such as '0.25' into wei.
 *
 * @param flag names the amount in the error
 * @throws CliError 'usage'
 */
export function parseCoin(text: string, flag: string): bigint {
  return parseAmount(text, DECIMALS, flag, 'coin');
}
