import { sameAddress } from '../../accounts/sameAddress.ts';
import { recoverSigner } from './recoverSigner.ts';
import { SignatureError } from './SignatureError.ts';

/** True if an account signed a digest; false for a malformed signature. */
export function verifySignature(digest: string, signature: string, address: string): boolean {
  try {
    return sameAddress(recoverSigner(digest, signature), address);
  } catch (error) {
    if (error instanceof SignatureError) return false;
    throw error;
  }
}
