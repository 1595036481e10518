import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import type { Rates } from '@everything-wallet/core/money/rates';
import { knownRates } from '../money/knownRates.ts';
import { batchQuery } from '../refresh/batchQuery.ts';

/** Answer of the server with some prices. */
interface PriceAnswer {
  readonly prices: Record<string, Price>;
  readonly source: 'coingecko' | 'sample';
  /** ISO 8601. */
  readonly asOf: string;
  /** Milliseconds since then, by the server's clock. */
  readonly ageMs: number;
  /** Units of other currencies per dollar, of the same moment. */
  readonly rates?: Rates | undefined;
}

/**
 * Requests dollar prices by symbol; a symbol without a market is absent.
 *
 * @throws CallableError
 */
export async function getTokenPrices(question: { symbols: string[] }): Promise<PriceAnswer> {
  const answer = await batchQuery('prices', question);
  knownRates.hear(answer.rates);
  return answer;
}
