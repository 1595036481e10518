/**
 * What is wrong with a signature:
 * - 'malformed': it is not 65 bytes of r, s and v, its s is in the upper half (EIP-2), or nobody can have made it;
 * - 'otherSigner': it is somebody else's.
 */
type SignatureFault = 'malformed' | 'otherSigner';

/** A signature that is none, or not the one it should be. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';
  readonly reason: SignatureFault;

  constructor(reason: SignatureFault, options?: ErrorOptions) {
    super(`The signature does not hold: ${reason}`, options);
    this.reason = reason;
  }
}
