/** Addresses whose movements a scanner reports. */
export interface WatchList {
  /**
   * The list has every change up to this version, such as the time of a database's snapshot. It never decreases, and all
   * lists share one order of versions.
   */
  readonly version: number;
  /**
   * Returns true for a watched address.
   *
   * @param hex 0x-prefixed hex whose last 40 digits are the address: an address itself, or a topic
   */
  has(hex: string): boolean;
}
