import type { Price } from '@everything-wallet/core/callables/getTokenPrices';

/** Where dollar prices come from. */
export interface PriceSource {
  readonly name: 'coingecko' | 'sample';
  /**
   * The prices of every coin known here, by upper-case symbol; throws when the source cannot say.
   *
   * @throws SourceLimitError where the source has been asked too often
   */
  fetchPrices(): Promise<ReadonlyMap<string, Price>>;
}
