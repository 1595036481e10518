import { z } from 'zod';
import {
  coinGeckoKeySecret,
  coinGeckoPlanParam,
  coinGeckoUrlParam,
  priceSourceParam,
} from '../../configuration.ts';
import { sharedQuote } from '../../data/sharedQuote.ts';
import { CoinGeckoPriceSource } from './CoinGeckoPriceSource.ts';
import { coinPriceFields } from './coinPriceFields.ts';
import { PastPrices } from './PastPrices.ts';
import { PriceBoard } from './PriceBoard.ts';
import { SamplePriceSource } from './SamplePriceSource.ts';
import { seriesFields } from './seriesFields.ts';
import { sharedTokenQuotes } from './sharedTokenQuotes.ts';
import { TokenPrices } from './TokenPrices.ts';

/** Prices of this instance. */
interface Market {
  readonly coins: PriceBoard;
  readonly tokens: TokenPrices;
  readonly past: PastPrices;
}

let market: Market | undefined;

/** The prices of coins, from the source that PRICE_SOURCE names. */
export function configuredPrices(): PriceBoard {
  return configuredMarket().coins;
}

/** Returns the prices of coins, of tokens and of past days, all from the source that PRICE_SOURCE names. */
export function configuredMarket(): Market {
  market ??= createMarket();
  return market;
}

function createMarket(): Market {
  const name = z.enum(['coingecko', 'sample']).parse(priceSourceParam.value());
  // Samples are never old: there is nothing to share.
  if (name === 'sample') {
    const source = new SamplePriceSource();
    const coins = new PriceBoard(source);
    const tokens = new TokenPrices(source, coins);
    return { coins, tokens, past: new PastPrices(source, tokens) };
  }
  const source = new CoinGeckoPriceSource({
    plan: z.enum(['public', 'demo', 'pro']).parse(coinGeckoPlanParam.value()),
    key: () => coinGeckoKeySecret.value(),
    baseUrl: coinGeckoUrlParam.value(),
  });
  const coins = new PriceBoard(source, { shared: sharedQuote('coingecko', coinPriceFields) });
  const tokens = new TokenPrices(source, coins, { share: sharedTokenQuotes });
  const past = new PastPrices(source, tokens, { share: (id) => sharedQuote(id, seriesFields) });
  return { coins, tokens, past };
}
