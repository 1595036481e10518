import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import { MAX_PRICED_TOKENS, type PricedToken } from '@everything-wallet/core/schemas/tokenPrices';
import { marketOf } from '@everything-wallet/core/tokens/marketOf';
import { batchQuery } from '../refresh/batchQuery.ts';
import { fetchCoinPrices } from './fetchCoinPrices.ts';

/** Prices of tokens. */
export interface TokenPriceAnswer {
  /** In the order of the tokens; null where one has no price, undefined where it is unknown at present. */
  readonly prices: readonly (Price | null | undefined)[];
  /** True if the prices are built-in examples instead of the market's. */
  readonly isSample: boolean;
  /** Milliseconds since the time of the oldest price, by the server's clock. */
  readonly ageMs: number;
  /** Error of a request that failed, whose prices are unknown; undefined if all were answered. */
  readonly failure: Error | undefined;
}

type TokenPrice = TokenPriceAnswer['prices'][number];

/**
 * Requests the dollar prices of tokens. Tokens with a known symbol take that coin's price; the server is asked for the others by contract.
 *
 * @throws CallableError if every request fails
 */
export async function fetchTokenPrices(tokens: readonly PricedToken[]): Promise<TokenPriceAnswer> {
  const markets = tokens.map(marketOf);
  const symbols = [
    ...new Set(markets.flatMap((market) => (market && 'symbol' in market ? market.symbol : []))),
  ];
  const otherTokens = tokens.filter((_, index) => {
    const market = markets[index];
    return market && 'contract' in market;
  });
  const groups = Array.from({ length: Math.ceil(otherTokens.length / MAX_PRICED_TOKENS) }, (_, index) =>
    otherTokens.slice(index * MAX_PRICED_TOKENS, (index + 1) * MAX_PRICED_TOKENS),
  );
  const byToken = new Map<PricedToken, TokenPrice>();
  const bySymbol = new Map<string, Price>();
  const results = await Promise.allSettled([
    ...(symbols.length === 0 ? [] : [fetchCoinPrices({ symbols })]).map(async (answer) => {
      const { prices, source, ageMs } = await answer;
      for (const [symbol, price] of Object.entries(prices)) bySymbol.set(symbol, price);
      return { source, ageMs };
    }),
    ...groups.map(async (group) => {
      const {
        prices,
        notNow = [],
        source,
        ageMs,
      } = await batchQuery('tokenPrices', {
        tokens: group.map(({ network, contract }) => ({ network, contract })),
      });
      for (const [index, token] of group.entries())
        byToken.set(token, notNow.includes(index) ? undefined : prices[index]);
      return { source, ageMs };
    }),
  ]);
  const answers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const [failed] = results.filter((result) => result.status === 'rejected');
  // If one source fails, the prices of the others are still shown.
  if (failed && answers.length === 0) throw failed.reason;
  return {
    prices: tokens.map((token, index) => {
      const market = markets[index];
      if (!market) return null;
      return 'symbol' in market ? bySymbol.get(market.symbol) : byToken.get(token);
    }),
    isSample: answers.some(({ source }) => source === 'sample'),
    ageMs: Math.max(0, ...answers.map(({ ageMs }) => ageMs)),
    failure: failed?.reason as Error | undefined,
  };
}
