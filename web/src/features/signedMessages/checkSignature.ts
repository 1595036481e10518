import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { recoverSigner } from '@everything-wallet/core/calls/typedData/recoverSigner';
import { SignatureError } from '@everything-wallet/core/calls/typedData/SignatureError';

/** Result of a check: signed by the named address, by another one, by an address where none was named, or invalid. */
export type CheckedSignature =
  | { readonly outcome: 'valid' | 'other' | 'recovered'; readonly signer: string }
  | { readonly outcome: 'malformed' };

/**
 * Checks a signature of an account (EIP-191, EIP-712), not of a contract (EIP-1271).
 *
 * @param digest 32 bytes, 0x-prefixed
 * @param address undefined if none is named
 */
export function checkSignature(
  digest: string,
  signature: string,
  address: string | undefined,
): CheckedSignature {
  try {
    const signer = recoverSigner(digest, signature);
    if (address === undefined) return { outcome: 'recovered', signer };
    return { outcome: sameAddress(signer, address) ? 'valid' : 'other', signer };
  } catch (error) {
    if (error instanceof SignatureError) return { outcome: 'malformed' };
    throw error;
  }
}
