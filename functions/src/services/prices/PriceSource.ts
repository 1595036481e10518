import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import type { PastDays, PricePoint } from '@everything-wallet/core/schemas/pastPrices';
import type { Rates } from '@everything-wallet/core/money/rates';
import type { MarketAsset } from '@everything-wallet/core/tokens/marketOf';
import type { Network } from '@everything-wallet/core/networks/networks';

/** Prices of coins or tokens according to a source. */
interface StatedPrices {
  /** Dollars; of coins by upper-case symbol, of tokens by contract in lower case. */
  readonly prices: ReadonlyMap<string, Price>;
  /** Time of each price, in milliseconds since 1970; absent if they are of the moment of the request. */
  readonly times?: ReadonlyMap<string, number> | undefined;
  /** Assets whose price has no known time, and so is not returned: the next response may have it. */
  readonly untimed?: ReadonlySet<string> | undefined;
}

/** Prices of the coins known here. */
export interface CoinPrices extends StatedPrices {
  /** Units of other currencies per dollar; empty where the source gave none that can be believed. */
  readonly rates: Rates;
}

/** Source of dollar prices; every request throws if the source cannot answer. */
export interface PriceSource {
  readonly name: 'coingecko' | 'sample';
  /** Contracts that one question may name. */
  readonly maxTokens: number;
  /**
   * Fetches the prices of every coin known here.
   *
   * @throws SourceLimitError if the source has a rate limit
   */
  fetchPrices(): Promise<CoinPrices>;
  /**
   * The prices of tokens of one network by contract in lower case; who has no market worth the name is left out.
   *
   * @param contracts `maxTokens` at most
   * @throws SourceLimitError
   */
  fetchTokenPrices(network: Network, contracts: readonly string[]): Promise<StatedPrices>;
  /**
   * Past prices, oldest first; empty if the source knows none.
   *
   * @throws SourceLimitError
   */
  fetchPastPrices(asset: MarketAsset, days: PastDays): Promise<readonly PricePoint[]>;
}
