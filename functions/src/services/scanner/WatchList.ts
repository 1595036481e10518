/** Addresses whose movements a scanner reports. */
export interface WatchList {
  /**
   * Returns true for a watched address.
   *
   * @param hex 0x-prefixed hex whose last 40 digits are the address: an address itself, or a topic
   */
  has(hex: string): boolean;
}
