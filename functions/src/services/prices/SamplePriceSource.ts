import type { MarketAsset } from '@everything-wallet/core/tokens/marketOf';
import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import type { PastDays, PricePoint } from '@everything-wallet/core/schemas/pastPrices';
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import type { OtherSymbol } from './coinGeckoIds.ts';
import type { CoinPrices, PriceSource } from './PriceSource.ts';
import { sampleRates } from './sampleRates.ts';
import { sampleSeries } from './sampleSeries.ts';

const others: Record<OtherSymbol, Price> = {
  BTC: { usd: 97412.3, change24h: 0.62 },
  USDT: { usd: 1, change24h: 0.01 },
  USDC: { usd: 1, change24h: 0 },
  BNB: { usd: 655.12, change24h: -0.47 },
  ADA: { usd: 0.7241, change24h: 2.35 },
  SOL: { usd: 188.74, change24h: 3.12 },
  XRP: { usd: 1.1042, change24h: -1.26 },
  DOT: { usd: 6.43, change24h: 0.88 },
  AVAX: { usd: 34.9, change24h: 1.05 },
  LINK: { usd: 15.28, change24h: -0.33 },
  UNI: { usd: 9.71, change24h: 4.02 },
  LTC: { usd: 88.4, change24h: -0.91 },
  ATOM: { usd: 6.18, change24h: 0.27 },
  XLM: { usd: 0.2387, change24h: 5.61 },
  ALGO: { usd: 0.1994, change24h: -3.08 },
  SHIB: { usd: 0.00002471, change24h: 1.19 },
  DAI: { usd: 1, change24h: -0.02 },
};

const samples: ReadonlyMap<string, Price> = new Map(
  Object.entries({
    ...others,
    ...Object.fromEntries(
      networks.flatMap(({ currency, coin }: Network) => (coin.price ? [[currency, coin.price.sample]] : [])),
    ),
  }),
);

/** Fixed, plausible prices for stacks without the internet; the app marks them 'Sample prices'. */
export class SamplePriceSource implements PriceSource {
  readonly name = 'sample';
  readonly maxTokens = 100;

  fetchPrices(): Promise<CoinPrices> {
    return Promise.resolve({ prices: samples, rates: sampleRates });
  }

  /** None: those that the networks' files know have the price of their symbol. */
  fetchTokenPrices(): ReturnType<PriceSource['fetchTokenPrices']> {
    return Promise.resolve({ prices: new Map() });
  }

  fetchPastPrices(asset: MarketAsset, days: PastDays): Promise<readonly PricePoint[]> {
    const price = 'symbol' in asset ? samples.get(asset.symbol) : undefined;
    return Promise.resolve(
      price && 'symbol' in asset ? sampleSeries(asset.symbol, price, days, Date.now()) : [],
    );
  }
}
