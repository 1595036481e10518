import { usageError } from '../errors/usageError.ts';
import { parseAddress } from './parseAddress.ts';

/**
 * Addresses up to here are, or may become, contracts of the network itself; 0xdEaD, where coins are burnt, is
 * among them.
 */
const LAST_PRECOMPILE = 0xffffn;

/**
 * Checks the recipient of coins.
 *
 * @returns the address with its checksum (EIP-55)
 * @throws CliError 'usage' when it is malformed, its checksum is wrong, or no key can control it
 */
export async function parseRecipient(text: string): Promise<string> {
  const address = await parseAddress(text, '--to');
  if (BigInt(address) === 0n) throw usageError('--to is the zero address: anything sent to it is lost.');
  if (BigInt(address) <= LAST_PRECOMPILE) {
    throw usageError('--to is an address without a key: anything sent to it is lost.');
  }
  return address;
}
