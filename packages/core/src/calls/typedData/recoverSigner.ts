import { recoverAddress } from 'ethers/transaction';
import { SignatureError } from './SignatureError.ts';

/**
 * Recovers the signer of a digest (EIP-191, EIP-712). Signatures of contracts (EIP-1271) differ: only the
 * contract can verify them.
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
