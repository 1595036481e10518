import { usageError } from '../errors/usageError.ts';
import { checkAddress } from './checkAddress.ts';

/**
 * Parses an address to sign for.
 *
 * @param flag names the address in the error
 * @returns the address with its checksum (EIP-55)
 * @throws CliError 'usage' when it is malformed or its checksum is wrong
 */
export async function parseAddress(text: string, flag: string): Promise<string> {
  checkAddress(text, flag);
  const { getAddress } = await import('ethers/address');
  try {
    return getAddress(text);
  } catch {
    throw usageError(
      `${flag} has a wrong checksum: a character is mistyped.`,
      'Copy the whole address again from its source.',
    );
  }
}
