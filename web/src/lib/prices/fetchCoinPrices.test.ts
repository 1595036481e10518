import { expect, test, vi } from 'vitest';
import { knownRates } from '../money/knownRates.ts';
import { fetchPublicPrices } from './fetchPublicPrices.ts';
import { fetchCoinPrices } from './fetchCoinPrices.ts';

vi.mock('./fetchPublicPrices.ts', () => ({ fetchPublicPrices: vi.fn() }));

test('selects the prices of some symbols, as old as the oldest of these', async () => {
  const heard = vi.spyOn(knownRates, 'hear');
  vi.mocked(fetchPublicPrices).mockResolvedValue({
    prices: {
      ETH: { usd: 3000, change24h: 1, ageMs: 5_000 },
      BTC: { usd: 90_000, change24h: 2, ageMs: 40_000 },
      ALGO: { usd: 0.2, change24h: 3, ageMs: 170_000 },
    },
    source: 'coingecko',
    answeredAt: '2026-11-21T10:00:00.000Z',
    rates: { EUR: 0.92 },
    cachedMs: 9_000,
  });
  expect(await fetchCoinPrices({ symbols: ['ETH', 'BTC', 'NONE'] })).toEqual({
    prices: { ETH: { usd: 3000, change24h: 1 }, BTC: { usd: 90_000, change24h: 2 } },
    source: 'coingecko',
    asOf: '2026-11-21T09:59:20.000Z',
    ageMs: 49_000,
  });
  expect(heard).toHaveBeenCalledWith({ EUR: 0.92 });
});
