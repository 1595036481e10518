import { recoverAddress } from 'ethers/transaction';
import { SignatureError } from './SignatureError.ts';

/**
 * Whose signature of a digest it is (EIP-191, EIP-712). A contract's signatures (EIP-1271) are others: only the contract tells.
 *
 * @param digest 32 bytes, 0x-prefixed
 * @param signature 65 bytes, 0x-prefixed: r, s, and v of 27 or 28
 * @returns a checksum address (EIP-55)
 * @throws SignatureError 'malformed'
 */
export function recoverSigner(digest: string, signature: string): string {
  if (!/^0x[0-9a-fA-F]{128}(1b|1c)$/i.test(signature)) throw new SignatureError('malformed');
  try {
    return recoverAddress(digest, signature);
  } catch (cause) {
    throw new SignatureError('malformed', { cause });
  }
}
