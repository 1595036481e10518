/** Codes of failures whose message the server wrote for people (see functions: endpoints). */
const SPOKEN_CODES = new Set([
  'invalid-argument',
  'failed-precondition',
  'permission-denied',
  'resource-exhausted',
  'unavailable',
  'unauthenticated',
]);

/** What the SDK says where the server sent no sentence, and what it adds to one: the HTTP status. */
const NO_SENTENCE = 'Backend error status: ';
const HTTP_STATUS = / \[\d{3}\]$/;

/** A callable function that failed; `code` is gRPC's, such as 'unavailable'. */
export class CallableError extends Error {
  override readonly name = 'CallableError';
  readonly code: string;
  /** The server's own sentence for people, where it sent one. */
  readonly serverMessage: string | undefined;
  /** Whether the question may never have reached the server, or its answer was lost. */
  readonly isTransportFailure: boolean;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    // The SDK reports an unreachable server as code and message 'internal'.
    this.isTransportFailure = code === 'internal' || code === 'deadline-exceeded' || code === 'cancelled';
    const sentence = message.replace(HTTP_STATUS, '');
    const isSentence = sentence !== '' && sentence !== code && !sentence.startsWith(NO_SENTENCE);
    this.serverMessage = SPOKEN_CODES.has(code) && isSentence ? sentence : undefined;
  }
}
