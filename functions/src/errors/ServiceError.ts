import type { FailureDetails, FailureReason } from '@everything-wallet/core/callables/failureReason';
import type { FunctionsErrorCode } from 'firebase-functions/https';

interface ServiceErrorOptions extends ErrorOptions {
  /** Reason for programs; 'refused' if there is nothing for them to do about it. */
  readonly reason?: FailureReason;
  readonly retryAfterSeconds?: number;
}

/**
 * A failure reported to a caller: the code of the callable protocol, one sentence for people, and the reason
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
