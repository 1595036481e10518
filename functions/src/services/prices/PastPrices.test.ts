import { pastDays, type PricePoint } from '@everything-wallet/core/schemas/pastPrices';
import { beforeEach, expect, it, vi } from 'vitest';
import { MemoryQuote } from '../../testing/MemoryQuote.ts';
import { coinGeckoIds } from './coinGeckoIds.ts';
import { PastPrices } from './PastPrices.ts';
import { PriceBoard } from './PriceBoard.ts';
import type { PriceSource } from './PriceSource.ts';
import type { SharedQuote } from './SharedQuote.ts';
import { TokenPrices } from './TokenPrices.ts';

vi.mock('firebase-functions/logger', () => ({ logger: { error: vi.fn() } }));

const START = 1_800_000_000_000;
const MINUTE = 60_000;
const PRICED = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
const MADE_UP = `0x${'2'.repeat(40)}`;
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

let now: number;
let questions: string[];
let past: PastPrices;
let isDown: boolean;
const points: PricePoint[] = [
  [START - 2, 1],
  [START - 1, 2],
];

const source: PriceSource = {
  name: 'coingecko',
  maxTokens: 100,
  fetchPrices: () => Promise.resolve({ prices: new Map([['ETH', { usd: 3000, change24h: 1 }]]), rates: {} }),
  fetchTokenPrices: () =>
    Promise.resolve({ prices: new Map([[PRICED.toLowerCase(), { usd: 7, change24h: 1 }]]) }),
  fetchPastPrices: (asset, days) => {
    questions.push(`${'symbol' in asset ? asset.symbol : asset.contract} ${days}`);
    if (isDown) return Promise.reject(new Error('down'));
    return Promise.resolve('symbol' in asset && asset.symbol === 'XLM' ? [] : points);
  },
};

/** An instance's. */
function createPast(share?: (id: string) => SharedQuote<readonly PricePoint[]>): PastPrices {
  const clock = { now: () => now };
  const tokens = new TokenPrices(source, new PriceBoard(source, clock), clock);
  return new PastPrices(source, tokens, { ...clock, share });
}

beforeEach(() => {
  now = START;
  questions = [];
  isDown = false;
  past = createPast();
});

it('answers in the requested order; null for assets without a market', async () => {
  const assets = [
    { symbol: 'eth' },
    { symbol: 'XLM' },
    { network: 'mainnet', contract: PRICED },
    { network: 'sepolia', contract: PRICED },
  ] as const;
  expect(await past.getSeries(assets, 7, 'alice')).toEqual({
    series: [{ points }, null, { points }, null],
    source: 'coingecko',
    asOf: new Date(START).toISOString(),
  });
  expect(questions).toEqual(['ETH 7', 'XLM 7', `${PRICED.toLowerCase()} 7`]);
});

it('requests no contract without a current price: anyone can make one up', async () => {
  expect((await past.getSeries([{ network: 'mainnet', contract: MADE_UP }], 7, 'alice')).series).toEqual([
    null,
  ]);
  expect(questions).toEqual([]);
});

it('knows a dollar coin by the price of its symbol alone, if known', async () => {
  await past.getSeries([{ network: 'mainnet', contract: USDC }], 7, 'alice');
  // USDC has no price in this market, and so no past.
  expect(questions).toEqual([]);
});

it.each([
  [1, 5],
  [7, 60],
  [30, 60],
  [365, 60],
] as const)(
  'of %i days are requested once in %i minutes, for any number of callers',
  async (days, minutes) => {
    const ask = () => past.getSeries([{ symbol: 'ETH' }], days, 'alice');
    await Promise.all(Array.from({ length: 100 }, ask));
    now += minutes * MINUTE - 1;
    await ask();
    expect(questions).toHaveLength(1);
    now += 1;
    await ask();
    expect(questions).toHaveLength(2);
  },
);

it('are returned while the source is down, and requested again after half a minute', async () => {
  await past.getSeries([{ symbol: 'ETH' }], 7, 'alice');
  isDown = true;
  now += 2 * 60 * MINUTE;
  expect(await past.getSeries([{ symbol: 'ETH' }], 7, 'alice')).toMatchObject({
    series: [{ points }],
    asOf: new Date(START).toISOString(),
  });
  now += 30_000;
  await past.getSeries([{ symbol: 'ETH' }], 7, 'alice');
  expect(questions).toHaveLength(3);
});

/** Every series there is of coins. */
const everySeries = Object.keys(coinGeckoIds).flatMap((symbol) => pastDays.map((days) => ({ symbol, days })));

it('ask the source no more than 30 times a minute', async () => {
  for (const { symbol, days } of everySeries) await past.getSeries([{ symbol }], days, 'alice');
  expect(questions).toHaveLength(30);
  now += MINUTE;
  for (const { symbol, days } of everySeries) await past.getSeries([{ symbol }], days, 'alice');
  expect(questions).toHaveLength(60);
});

it.each(['FOO', 'constructor', 'SepoliaETH'])(
  'of %s do not exist: no request, no document',
  async (symbol) => {
    const shared = vi.fn(() => new MemoryQuote<readonly PricePoint[]>());
    const { series } = await createPast(shared).getSeries([{ symbol }], 30, 'alice');
    expect(series).toEqual([null]);
    expect(questions).toEqual([]);
    expect(shared).not.toHaveBeenCalled();
  },
);

it('that an instance may not request are requested by another at once', async () => {
  const documents = new Map<string, SharedQuote<readonly PricePoint[]>>();
  const share = (id: string) =>
    documents.get(id) ??
    documents.set(id, new MemoryQuote<readonly PricePoint[]>()).get(id) ??
    new MemoryQuote<readonly PricePoint[]>();
  const [busy, other] = [createPast(share), createPast(share)];
  for (const { symbol, days } of everySeries.slice(0, 31)) await busy.getSeries([{ symbol }], days, 'alice');
  expect(questions).toHaveLength(30);
  const [last = { symbol: '', days: 7 as const }] = everySeries.slice(30);
  expect((await other.getSeries([{ symbol: last.symbol }], last.days, 'alice')).series).toEqual([{ points }]);
  now += 30_000;
  // The busy one returns what the other found, though it may still not send requests.
  expect((await busy.getSeries([{ symbol: last.symbol }], last.days, 'alice')).series).toEqual([{ points }]);
  expect(questions).toHaveLength(31);
});
