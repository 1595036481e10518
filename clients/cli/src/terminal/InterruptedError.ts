/** The user pressed Ctrl-C. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';

  constructor() {
    super('Interrupted');
  }
}
