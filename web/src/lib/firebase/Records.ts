/** What a list holds. */
export interface Records<T> {
  readonly records: readonly T[];
  /** How many of its documents have the wrong shape; they are left out, and the list says so. */
  readonly unreadable: number;
  /** When the server confirmed that this is the list, in ms since 1970; absent while it is only what the browser knows. */
  readonly confirmedAt?: number;
}
