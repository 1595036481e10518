import type { Price } from '@everything-wallet/core/callables/getTokenPrices';
import type { PastDays, PricePoint } from '@everything-wallet/core/callables/pastPrices';
import type { Rates } from '@everything-wallet/core/money/rates';
import type { Network } from '@everything-wallet/core/networks/networks';

/** What a source says that some coins or tokens cost. */
interface StatedPrices {
  /** Dollars; of coins by upper-case symbol, of tokens by contract in lower case. */
  readonly prices: ReadonlyMap<string, Price>;
  /** When each was so, in milliseconds since 1970; absent where they are of the moment of the question. */
  readonly times?: ReadonlyMap<string, number> | undefined;
  /** What has a price this time that is of no known time, so that it is none: the next answer may tell it. */
  readonly untimed?: ReadonlySet<string> | undefined;
}

/** What the coins known here cost. */
export interface CoinPrices extends StatedPrices {
  /** Units of other currencies per dollar; empty where the source gave none that can be believed. */
  readonly rates: Rates;
}

/** Whose past prices are asked: a coin by its symbol, or a token by its contract. */
export type PastAsset =
  { readonly symbol: string } | { readonly network: Network; readonly contract: string };

/** Where dollar prices come from; every question throws when the source cannot say. */
export interface PriceSource {
  readonly name: 'coingecko' | 'sample';
  /** Contracts that one question may name. */
  readonly mostTokens: number;
  /**
   * The prices of every coin known here.
   *
   * @throws SourceLimitError where the source has been asked too often
   */
  fetchPrices(): Promise<CoinPrices>;
  /**
   * The prices of tokens of one network by contract in lower case; who has no market worth the name is left out.
   *
   * @param contracts `mostTokens` at most
   * @throws SourceLimitError
   */
  fetchTokenPrices(network: Network, contracts: readonly string[]): Promise<StatedPrices>;
  /**
   * Past prices, the oldest first; none where nothing is known of it.
   *
   * @throws SourceLimitError
   */
  fetchPastPrices(asset: PastAsset, days: PastDays): Promise<readonly PricePoint[]>;
}
