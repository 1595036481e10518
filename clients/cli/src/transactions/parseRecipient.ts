import { usageError } from '../errors/usageError.ts';
import { checkAddress } from './checkAddress.ts';

/** Up to here are, or may become, contracts of the network itself; 0xdEaD, where coins are burnt, among them. */
const LAST_PRECOMPILE = 0xffffn;

/**
 * Checks the address that coins are sent to.
 *
 * @returns the address with its checksum (EIP-55)
 * @throws CliError 'usage' when it is malformed, its checksum is wrong, or nobody can hold it
 */
export async function parseRecipient(text: string): Promise<string> {
  checkAddress(text, '--to');
  const { getAddress } = await import('ethers/address');
  let address: string;
  try {
    address = getAddress(text);
  } catch {
    throw usageError(
      '--to has a wrong checksum: a character is mistyped.',
      'Copy the whole address again from where it came from.',
    );
  }
  if (BigInt(address) === 0n) throw usageError('--to is the zero address: what is sent there is lost.');
  if (BigInt(address) <= LAST_PRECOMPILE) {
    throw usageError('--to is an address that nobody has a key to: what is sent there is lost.');
  }
  return address;
}
