import { z } from 'zod';
import {
  coinGeckoKeySecret,
  coinGeckoPlanParam,
  coinGeckoUrlParam,
  priceSourceParam,
} from '../../configuration.ts';
import { sharedQuote } from '../../data/sharedQuote.ts';
import { CoinGeckoPriceSource } from './CoinGeckoPriceSource.ts';
import { PriceBoard } from './PriceBoard.ts';
import { SamplePriceSource } from './SamplePriceSource.ts';

let board: PriceBoard | undefined;

/** The price board of this instance, with the source that PRICE_SOURCE names. */
export function configuredPrices(): PriceBoard {
  board ??= createBoard();
  return board;
}

function createBoard(): PriceBoard {
  const source = z.enum(['coingecko', 'sample']).parse(priceSourceParam.value());
  // Samples are never old: there is nothing to share.
  if (source === 'sample') return new PriceBoard(new SamplePriceSource());
  const coinGecko = new CoinGeckoPriceSource({
    plan: z.enum(['public', 'demo', 'pro']).parse(coinGeckoPlanParam.value()),
    key: () => coinGeckoKeySecret.value(),
    baseUrl: coinGeckoUrlParam.value(),
  });
  return new PriceBoard(coinGecko, { shared: sharedQuote });
}
