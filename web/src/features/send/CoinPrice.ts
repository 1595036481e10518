/** The price of a network's native coin, less than five minutes old. */
export interface CoinPrice {
  /** Dollars for one coin, as the price source states it. */
  readonly usd: number;
  /** Whether it is a built-in example instead of the market's. */
  readonly isSample: boolean;
}
