import type { UnknownReason } from '../types/UnknownCall.ts';

/** Bytes with a known selector but another encoding; caught inside the decoder. */
export class NotCanonicalError extends Error {
  override readonly name = 'NotCanonicalError';
  readonly reason: UnknownReason;

  constructor(reason: UnknownReason = 'notCanonical') {
    super(`The call is unknown: ${reason}`);
    this.reason = reason;
  }
}
