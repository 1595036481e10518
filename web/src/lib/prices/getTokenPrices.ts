import type { Price } from '@everything-wallet/core/callables/getTokenPrices';
import { askTogether } from '../refresh/askTogether.ts';

/** What the server says of some prices. */
interface PriceAnswer {
  readonly prices: Record<string, Price>;
  readonly source: 'coingecko' | 'sample';
  /** ISO 8601. */
  readonly asOf: string;
  /** Milliseconds since then, by the server's clock. */
  readonly ageMs: number;
}

/**
 * Dollar prices by symbol; a symbol without a market is absent.
 *
 * @throws CallableError
 */
export function getTokenPrices(question: { symbols: string[] }): Promise<PriceAnswer> {
  return askTogether('prices', question);
}
