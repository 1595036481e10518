import type { FunctionsErrorCode } from 'firebase-functions/https';

/** A failure that a caller is told about: the code of the callable protocol and one sentence fit for people. */
export class ServiceError extends Error {
  override readonly name: string = 'ServiceError';
  readonly code: FunctionsErrorCode;

  constructor(code: FunctionsErrorCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
  }
}
