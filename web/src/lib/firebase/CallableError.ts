import type { FailureReason } from '@everything-wallet/core/callables/failureReason';

/** Codes of failures whose message the server wrote for people (see functions: endpoints). */
const SPOKEN_CODES = new Set([
  'invalid-argument',
  'failed-precondition',
  'permission-denied',
  'resource-exhausted',
  'unavailable',
  'unauthenticated',
]);

/** What the SDK says where the server sent no sentence, besides repeating the code. */
const NO_SENTENCE = 'backend error status: ';
/** The SDK ends a server's sentence with the HTTP status, which is not for people: 'Sign in to continue. [401]'. */
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
   * Why the server refused. Without one, nothing is known of what the server did: the question may not have reached it,
   * its answer may be lost or broken, or something between here and there has answered.
   */
  readonly reason: FailureReason | undefined;
  /** With 'tooManyRequests': how long to wait before asking again. */
  readonly retryAfterSeconds: number | undefined;
  /** The server's own sentence, to be shown and for nothing else: what is done depends on the reason. */
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
