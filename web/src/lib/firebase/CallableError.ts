/** Codes of failures whose message the server wrote for people (see functions: endpoints). */
const SPOKEN_CODES = new Set([
  'invalid-argument',
  'failed-precondition',
  'permission-denied',
  'resource-exhausted',
  'unavailable',
  'unauthenticated',
]);

/** A callable function that failed; `code` is gRPC's, such as 'unavailable'. */
export class CallableError extends Error {
  override readonly name = 'CallableError';
  readonly code: string;
  /**
   * The server's own sentence for people. Without one, nothing is known of what the server did: the question may not
   * have reached it, its answer may be lost or broken, or something between here and there has answered.
   */
  readonly serverMessage: string | undefined;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    // Where there is no sentence, the SDK repeats the code.
    const isSentence = message !== '' && message.toLowerCase().replace(/[_ ]/g, '-') !== code;
    this.serverMessage = SPOKEN_CODES.has(code) && isSentence ? message : undefined;
  }
}
