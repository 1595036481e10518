/** Addresses whose movements a scanner reports. */
export interface WatchList {
  /**
   * Position of a change up to which the list has all changes, such as the time of a database's snapshot. It grows with each
   * change, and is the same for all lists.
   */
  readonly version: number;
  /**
   * Returns true for a watched address.
   *
   * @param hex 0x-prefixed hex whose last 40 digits are the address: an address itself, or a topic
   */
  has(hex: string): boolean;
}
