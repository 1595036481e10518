import type { PricedAsset, PricePoint } from '@everything-wallet/core/schemas/pastPrices';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { afterEach, expect, it, vi } from 'vitest';
import { pricesThen } from './pricesThen.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const ethereum = networkById('ethereum');

/** Current prices and those of each span, and the requests for them. */
function marketOf({
  usd = 3_000,
  tokenUsd = 7,
  ageMs = MINUTE,
  points = [] as readonly PricePoint[],
}: { usd?: number; tokenUsd?: number; ageMs?: number; points?: readonly PricePoint[] } = {}) {
  const asked: string[] = [];
  const nameOf = (asset: PricedAsset) => ('symbol' in asset ? asset.symbol : asset.contract);
  const common = { source: 'coingecko' as const, asOf: new Date(NOW - ageMs).toISOString(), ageMs };
  const price = { usd, change24h: 0 };
  const market: Parameters<typeof pricesThen>[0] = {
    coins: {
      getPrices: (symbols) => {
        asked.push(`now ${symbols.join()}`);
        return Promise.resolve({ ...common, prices: { ETH: price }, rates: {} });
      },
    },
    tokens: {
      getPrices: (tokens) => {
        asked.push(`now ${tokens.map(nameOf).join()}`);
        return Promise.resolve({ ...common, prices: tokens.map(() => ({ ...price, usd: tokenUsd })) });
      },
    },
    past: {
      getSeries: (assets, days) => {
        asked.push(`${days} ${assets.map(nameOf).join()}`);
        return Promise.resolve({ ...common, series: assets.map(() => ({ points: [...points] })) });
      },
    },
  };
  return { market, asked };
}

const coinAt = (age: number) => ({ network: ethereum, contract: undefined, at: NOW - age });
const of = (usd: number) => ({ usd, source: 'coingecko' });
afterEach(() => void vi.useRealTimers());

it('a moment of the last hour has the current price, with one request each for coins and tokens', async () => {
  const { market, asked } = marketOf();
  const token = { network: ethereum, contract: TOKEN, at: NOW };
  expect(await pricesThen(market, [coinAt(0), token, coinAt(HOUR)], 'alice', NOW)).toEqual([
    of(3_000),
    of(7),
    of(3_000),
  ]);
  expect(asked).toEqual(['now ETH', `now ${TOKEN}`]);
});

it('an older one has the nearest of its days, from the shortest span that reaches it', async () => {
  const points: PricePoint[] = [
    [NOW - 26 * HOUR, 1],
    [NOW - 25 * HOUR, 2],
    [NOW - 2 * HOUR, 3],
  ];
  const { market, asked } = marketOf({ points });
  const moments = [coinAt(2 * HOUR + MINUTE), coinAt(25 * HOUR + 20 * MINUTE), coinAt(26 * HOUR)];
  expect(await pricesThen(market, moments, 'alice', NOW)).toEqual([of(3), of(2), of(1)]);
  expect(asked).toEqual(['1 ETH', '7 ETH']);
});

it.each([
  ['more than an hour beside all that is known', [[NOW - 5 * HOUR, 1]], 3 * HOUR, ['1 ETH']],
  ['of which nothing is known', [], 3 * HOUR, ['1 ETH']],
  ['so old that there is one price a day', [[NOW - 40 * DAY, 1]], 40 * DAY, []],
] satisfies [string, PricePoint[], number, string[]][])(
  'a moment %s has none',
  async (_, points, age, questions) => {
    const { market, asked } = marketOf({ points });
    expect(await pricesThen(market, [coinAt(age)], 'alice', NOW)).toEqual([undefined]);
    expect(asked).toEqual(questions);
  },
);

it('an outdated current price is not that of another hour', async () => {
  const { market } = marketOf({ ageMs: 30 * MINUTE });
  expect(await pricesThen(market, [coinAt(MINUTE)], 'alice', NOW)).toEqual([of(3_000)]);
  const old = marketOf({ ageMs: 2 * HOUR }).market;
  expect(await pricesThen(old, [coinAt(MINUTE)], 'alice', NOW)).toEqual([undefined]);
});

it('requests nothing for a test network, where nothing has a value', async () => {
  const { market, asked } = marketOf();
  const network = networkById('sepolia');
  const moments = [
    { network, contract: undefined, at: NOW },
    { network, contract: TOKEN, at: NOW },
  ];
  expect(await pricesThen(market, moments, 'alice', NOW)).toEqual([undefined, undefined]);
  expect(asked).toEqual([]);
});

it('a failure or timeout leaves a price out, and affects no other', async () => {
  vi.useFakeTimers();
  const { market } = marketOf({ points: [[NOW - 2 * HOUR, 5]] });
  const token = { network: ethereum, contract: TOKEN, at: NOW };
  const failing = { ...market, coins: { getPrices: () => Promise.reject(new Error('down')) } };
  const moments = [coinAt(0), token, coinAt(2 * HOUR)];
  expect(await pricesThen(failing, moments, 'alice', NOW)).toEqual([undefined, of(7), of(5)]);
  const silent = { ...market, past: { getSeries: () => new Promise<never>(() => undefined) } };
  const answer = pricesThen(silent, moments, 'alice', NOW);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await answer).toEqual([of(3_000), of(7), undefined]);
});
