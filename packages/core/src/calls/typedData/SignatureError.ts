/**
 * Problem of a signature:
 * - 'malformed': it is not 65 bytes of r, s and v, its s is in the upper half (EIP-2), or no key can have
 *   made it;
 * - 'otherSigner': another account signed it.
 */
type SignatureFault = 'malformed' | 'otherSigner';

/** An invalid signature, or one of another signer. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';
  readonly reason: SignatureFault;

  constructor(reason: SignatureFault, options?: ErrorOptions) {
    super(`The signature does not hold: ${reason}`, options);
    this.reason = reason;
  }
}
