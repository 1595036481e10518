import { networks } from '@everything-wallet/core/networks/networks';
import { beforeEach, expect, test, vi } from 'vitest';
import { batchQuery } from '../refresh/batchQuery.ts';
import { fetchTokenPrices } from './fetchTokenPrices.ts';
import { fetchCoinPrices } from './fetchCoinPrices.ts';

vi.mock('../refresh/batchQuery.ts', () => ({ batchQuery: vi.fn() }));
vi.mock('./fetchCoinPrices.ts', () => ({ fetchCoinPrices: vi.fn() }));

const WETH = { network: 'mainnet', contract: networks[0].wrappedCoin } as const;
const UNI_ON_BASE = { network: 'base', contract: '0xc3De830EA07524a0761646a6a4e4be0e114a3C83' } as const;
const TEST_TOKEN = { network: 'sepolia', contract: WETH.contract } as const;
const eth = { usd: 3000, change24h: 1 };
const uni = { usd: 9.5, change24h: 2 };
const coins = (ageMs: number) => ({
  prices: { ETH: eth },
  source: 'coingecko' as const,
  asOf: '2026-11-21T10:00:00.000Z',
  ageMs,
});
const tokens = (prices: unknown[], ageMs = 0) =>
  ({ prices, source: 'coingecko', asOf: '2026-11-21T10:00:00.000Z', ageMs }) as never;

beforeEach(() => {
  vi.mocked(batchQuery)
    .mockReset()
    .mockResolvedValue(tokens([uni], 7_000));
  vi.mocked(fetchCoinPrices).mockReset().mockResolvedValue(coins(2_000));
});

test('asks the server only about tokens without a known symbol', async () => {
  expect(await fetchTokenPrices([UNI_ON_BASE, TEST_TOKEN, WETH])).toEqual({
    prices: [uni, null, eth],
    isSample: false,
    ageMs: 7_000,
    failure: undefined,
  });
  expect(fetchCoinPrices).toHaveBeenCalledExactlyOnceWith({ symbols: ['ETH'] });
  expect(batchQuery).toHaveBeenCalledExactlyOnceWith('tokenPrices', { tokens: [UNI_ON_BASE] });
});

test('asks nothing about tokens of test networks', async () => {
  expect((await fetchTokenPrices([TEST_TOKEN])).prices).toEqual([null]);
  expect(fetchCoinPrices).not.toHaveBeenCalled();
  expect(batchQuery).not.toHaveBeenCalled();
});

test('returns the prices of one source though the other fails, and those of the other as unknown', async () => {
  vi.mocked(batchQuery).mockRejectedValueOnce(new Error('down'));
  expect((await fetchTokenPrices([UNI_ON_BASE, WETH])).prices).toEqual([undefined, eth]);
  vi.mocked(fetchCoinPrices).mockRejectedValueOnce(new Error('down'));
  expect((await fetchTokenPrices([UNI_ON_BASE, WETH])).prices).toEqual([uni, undefined]);
});

test('fails when all sources fail', async () => {
  vi.mocked(batchQuery).mockRejectedValue(new Error('down'));
  vi.mocked(fetchCoinPrices).mockRejectedValue(new Error('down as well'));
  await expect(fetchTokenPrices([UNI_ON_BASE, WETH])).rejects.toThrow('down');
});
