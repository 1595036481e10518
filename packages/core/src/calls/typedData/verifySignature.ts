import { sameAddress } from '../../accounts/sameAddress.ts';
import { recoverSigner } from './recoverSigner.ts';
import { SignatureError } from './SignatureError.ts';

/** Whether a signature of a digest is an account's; a malformed one is nobody's. */
export function verifySignature(digest: string, signature: string, address: string): boolean {
  try {
    return sameAddress(recoverSigner(digest, signature), address);
  } catch (error) {
    if (error instanceof SignatureError) return false;
    throw error;
  }
}
