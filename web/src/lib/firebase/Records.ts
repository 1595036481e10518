/** Documents of a list, and their state. */
export interface Records<T> {
  readonly records: readonly T[];
  /** Number of documents with an invalid shape; they are omitted, and the list shows a notice. */
  readonly unreadable: number;
  /**
   * Time at which the server confirmed the list, in ms since 1970; absent while it comes from the browser's
   * cache.
   */
  readonly confirmedAt?: number;
}
