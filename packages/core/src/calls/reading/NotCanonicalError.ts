import type { UnknownReason } from '../UnknownCall.ts';

/** Bytes that are not what they begin like; the decoder catches it, and nobody else sees it. */
export class NotCanonicalError extends Error {
  override readonly name = 'NotCanonicalError';
  readonly reason: UnknownReason;

  constructor(reason: UnknownReason = 'notCanonical') {
    super(`The call is unknown: ${reason}`);
    this.reason = reason;
  }
}
