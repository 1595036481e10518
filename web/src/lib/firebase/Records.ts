/** What a list holds. */
export interface Records<T> {
  readonly records: readonly T[];
  /** How many of its documents have the wrong shape; they are left out, and the list says so. */
  readonly unreadable: number;
}
