/** Thrown when an instance is at its own limit of requests to a source; another one may still send some. */
export class TooManyQuestionsError extends Error {
  override readonly name = 'TooManyQuestionsError';

  constructor() {
    super('This instance has asked the price source as often as it may');
  }
}
