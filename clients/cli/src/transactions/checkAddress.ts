import { usageError } from '../errors/usageError.ts';

/**
 * Checks that an address has 20 bytes; the API, or parseRecipient, checks its checksum.
 *
 * @param name names the address in the error
 * @throws CliError 'usage'
 */
export function checkAddress(text: string, name: string): void {
  if (/^0x[0-9a-fA-F]{40}$/.test(text)) return;
  throw usageError(`${name} is not an address.`, 'An address is 0x and 40 hex digits.');
}
