/** An instance has asked a source as often as it lets itself; another one may ask. */
export class TooManyQuestionsError extends Error {
  override readonly name = 'TooManyQuestionsError';

  constructor() {
    super('This instance has asked the price source as often as it may');
  }
}
