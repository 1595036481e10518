import { z } from 'zod';
import { coinGeckoUrlParam, priceSourceParam } from '../../configuration.ts';
import { CoinGeckoPriceSource } from './CoinGeckoPriceSource.ts';
import { PriceBoard } from './PriceBoard.ts';
import { SamplePriceSource } from './SamplePriceSource.ts';

let board: PriceBoard | undefined;

/** The price board of this instance, with the source that PRICE_SOURCE names. */
export function configuredPrices(): PriceBoard {
  board ??= new PriceBoard(
    z.enum(['coingecko', 'sample']).parse(priceSourceParam.value()) === 'sample'
      ? new SamplePriceSource()
      : new CoinGeckoPriceSource(coinGeckoUrlParam.value()),
  );
  return board;
}
