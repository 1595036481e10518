/** An expected failure of the local stack or the test run; its message is for the developer. */
export class LocalError extends Error {
  override name = 'LocalError';

  override toString(): string {
    return this.message;
  }
}
