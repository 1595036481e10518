import type { FailureReason } from '@everything-wallet/core/callables/failureReason';
import type { RefusalText } from '@everything-wallet/core/refusals/refusalText';
import { refusalSentence } from '../text/refusalSentence.ts';

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
  readonly text?: RefusalText | undefined;
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
  readonly #text: RefusalText | undefined;
  /** The sentence that the server sent, in English; undefined if it sent none that is for people. */
  readonly #sentence: string | undefined;

  constructor(
    code: string,
    message: string,
    { reason, retryAfterSeconds, text, ...options }: CallableErrorOptions = {},
  ) {
    super(message, options);
    this.code = code;
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
    const sentence = message.replace(HTTP_STATUS, '');
    this.#text = text;
    this.#sentence = SPOKEN_CODES.has(code) && !isOfTheSdk(sentence, code) ? sentence : undefined;
  }

  /**
   * The server's refusal, only for display; code depends on the reason. In the language of the interface if its
   * catalogue has the text, else as sent.
   */
  get serverMessage(): string | undefined {
    if (this.#sentence === undefined) return undefined;
    return (this.#text && refusalSentence(this.#text, this.retryAfterSeconds)) ?? this.#sentence;
  }
}

function isOfTheSdk(sentence: string, code: string): boolean {
  const words = sentence.toLowerCase();
  return words === '' || words.startsWith(NO_SENTENCE) || words.replace(/[_ ]/g, '-') === code;
}
