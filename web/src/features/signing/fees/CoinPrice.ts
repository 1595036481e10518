/** Price of a network's coin, less than five minutes old. */
export interface CoinPrice {
  /** Dollars per coin, as the price source states it. */
  readonly usd: number;
  /** True for a built-in sample instead of the market price. */
  readonly isSample: boolean;
}
