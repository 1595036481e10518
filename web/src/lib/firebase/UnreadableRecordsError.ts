/** Some documents have an invalid shape, where a partial list is not enough. */
export class UnreadableRecordsError extends Error {
  override readonly name = 'UnreadableRecordsError';
  /** Number of unreadable documents. */
  readonly count: number;

  constructor(count: number) {
    super(`Records that could not be read: ${count}`);
    this.count = count;
  }
}
