import { usageError } from '../errors/usageError.ts';

/** Checks that call data is hex of whole bytes. @throws CliError 'usage' */
export function checkCallData(text: string): void {
  if (/^0x([0-9a-fA-F]{2})*$/.test(text)) return;
  throw usageError('<data> is not valid hex.', 'Use 0x and pairs of hex digits.');
}
