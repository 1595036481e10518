import type { FailureDetails, FailureReason } from '@everything-wallet/core/callables/failureReason';
import type { FunctionsErrorCode } from 'firebase-functions/https';

interface ServiceErrorOptions extends ErrorOptions {
  /** What programs are told; 'refused' where there is nothing for them to do about it. */
  readonly reason?: FailureReason;
  readonly retryAfterSeconds?: number;
}

/**
 * A failure that a caller is told about: the code of the callable protocol, one sentence fit for people, and the reason
 * for programs.
 */
export class ServiceError extends Error {
  override readonly name: string = 'ServiceError';
  readonly code: FunctionsErrorCode;
  readonly details: FailureDetails;

  constructor(
    code: FunctionsErrorCode,
    sentence: string,
    { reason = 'refused', retryAfterSeconds, ...options }: ServiceErrorOptions = {},
  ) {
    super(sentence, options);
    this.code = code;
    this.details = { reason, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
  }
}
