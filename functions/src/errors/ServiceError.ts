import type { FailureDetails, FailureReason } from '@everything-wallet/core/callables/failureReason';
import type { RefusalText } from '@everything-wallet/core/refusals/refusalText';
import type { FunctionsErrorCode } from 'firebase-functions/https';
import { describeRefusal, type RefusalSource } from './describeRefusal.ts';

interface ServiceErrorOptions extends ErrorOptions {
  /** Reason for programs; 'refused' if there is nothing for them to do about it. */
  readonly reason?: FailureReason;
  readonly retryAfterSeconds?: number;
  /** Values of the text's parameters, except {when}. */
  readonly values?: RefusalText['values'];
}

/**
 * A failure reported to a caller: the code of the callable protocol, one sentence for people in English, and the
 * reason for programs. The details hold the sentence's text id, so that a browser shows it in its own language.
 */
export class ServiceError extends Error {
  override readonly name: string = 'ServiceError';
  readonly code: FunctionsErrorCode;
  readonly details: FailureDetails;

  constructor(
    code: FunctionsErrorCode,
    source: RefusalSource,
    { reason = 'refused', retryAfterSeconds, values, ...options }: ServiceErrorOptions = {},
  ) {
    const { sentence, text } = describeRefusal(source, { values, retryAfterSeconds });
    super(sentence, options);
    this.code = code;
    this.details = {
      reason,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(text && { text }),
    };
  }
}
