import type { FailureReason } from '@everything-wallet/core/callables/failureReason';

/** Codes of failures with a sentence of the server for display (see functions: endpoints). */
const SPOKEN_CODES = new Set([
  'invalid-argument',
  'failed-precondition',
  'permission-denied',
  'resource-exhausted',
  'unavailable',
  'unauthenticated',
]);

/** Prefix of the SDK's own message where the server sent none; the code follows. */
const NO_SENTENCE = 'backend error status: ';
/** HTTP status that the SDK appends to a server's sentence: 'Sign in to continue. [401]'. */
const HTTP_STATUS = / \[\d{3}\]$/;

interface CallableErrorOptions extends ErrorOptions {
  readonly reason?: FailureReason | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** A callable function that failed; `code` is gRPC's, such as 'unavailable'. */
export class CallableError extends Error {
  override readonly name = 'CallableError';
  readonly code: string;
  /**
   * Reason of the server's refusal. Undefined where the server's outcome is unknown: the request may not have
   * reached it, its answer may be lost or malformed, or a proxy may have answered.
   */
  readonly reason: FailureReason | undefined;
  /** With 'tooManyRequests': milliseconds to wait before a retry. */
  readonly retryAfterSeconds: number | undefined;
  /** The server's own sentence, only for display; code depends on the reason. */
  readonly serverMessage: string | undefined;

  constructor(
    code: string,
    message: string,
    { reason, retryAfterSeconds, ...options }: CallableErrorOptions = {},
  ) {
    super(message, options);
    this.code = code;
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
    const sentence = message.replace(HTTP_STATUS, '');
    this.serverMessage = SPOKEN_CODES.has(code) && !isOfTheSdk(sentence, code) ? sentence : undefined;
  }
}

function isOfTheSdk(sentence: string, code: string): boolean {
  const words = sentence.toLowerCase();
  return words === '' || words.startsWith(NO_SENTENCE) || words.replace(/[_ ]/g, '-') === code;
}
