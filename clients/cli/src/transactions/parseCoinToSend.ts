import { usageError } from '../errors/usageError.ts';
import { parseCoin } from './parseCoin.ts';

/**
 * Parses the amount of coin to send.
 *
 * @throws CliError 'usage' when it is malformed or 0
 */
export function parseCoinToSend(amount: string): bigint {
  const value = parseCoin(amount, '--value');
  if (value === 0n) throw usageError('--value must be above 0.');
  return value;
}
