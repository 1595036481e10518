import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { rest } from '../../../testing/rest.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { useCoinPrice } from './useCoinPrice.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
setUpComponentTests();
beforeEach(() => void vi.useFakeTimers());
afterEach(fakeServer.reset);

const [ETHEREUM, SEPOLIA, POLYGON, AMOY] = networks;
const ETH = { usd: 3021.55, change24h: -1.2 };

const marketSays = (prices: unknown, source = 'coingecko') =>
  fakeServer.answer('getTokenPrices', () => ({ prices, source, asOf: '2026-01-02T03:04:05Z', ageMs: 0 }));

async function renderPrice(network: Network) {
  const { result } = renderHook(() => useCoinPrice(network, true), { wrapper: AppShell });
  const first = result.current;
  await rest();
  return { first, price: () => result.current };
}

describe("a mainnet's coin", () => {
  test('is loading, then has its price', async () => {
    marketSays({ ETH });
    const { first, price } = await renderPrice(ETHEREUM);
    expect(first).toEqual({ status: 'loading' });
    expect(price()).toEqual({ status: 'ready', price: ETH, isSample: false });
    expect(fakeServer.asked('getTokenPrices')).toEqual([{ symbols: ['ETH'] }]);
  });

  test('is requested by its own symbol', async () => {
    marketSays({ MATIC: { usd: 0.5, change24h: 0 } });
    const { price } = await renderPrice(POLYGON);
    expect(fakeServer.asked('getTokenPrices')).toEqual([{ symbols: ['MATIC'] }]);
    expect(price().status).toBe('ready');
  });

  test('has a sample price if the market is simulated, and marks it', async () => {
    marketSays({ ETH }, 'sample');
    const { price } = await renderPrice(ETHEREUM);
    expect(price()).toMatchObject({ status: 'ready', isSample: true });
  });

  test('may be zero: zero is a price', async () => {
    marketSays({ ETH: { usd: 0, change24h: 0 } });
    const { price } = await renderPrice(ETHEREUM);
    expect(price()).toMatchObject({ status: 'ready', price: { usd: 0 } });
  });

  test.each<[string, () => unknown]>([
    ['has no price of it', () => marketSays({})],
    ['answers nonsense', () => marketSays({ ETH: { usd: '3021.55' } })],
    [
      'is down',
      () =>
        fakeServer.answer('getTokenPrices', () => {
          throw fakeServer.failure('unavailable', 'No prices.');
        }),
    ],
  ])('has no price if the market %s', async (_, answer) => {
    answer();
    const { price } = await renderPrice(ETHEREUM);
    expect(price()).toEqual({ status: 'unavailable' });
  });

  test('is read every 30 seconds, and preserves its price while the market is down', async () => {
    marketSays({ ETH });
    const { price } = await renderPrice(ETHEREUM);
    await rest(29_999);
    expect(fakeServer.asked('getTokenPrices')).toHaveLength(1);
    fakeServer.answer('getTokenPrices', () => {
      throw fakeServer.failure('unavailable', 'No prices.');
    });
    await rest(1);
    expect(fakeServer.asked('getTokenPrices')).toHaveLength(2);
    await rest();
    expect(price()).toMatchObject({ status: 'ready', price: ETH });
  });

  test('is unavailable once the market has been down for five minutes, until it answers', async () => {
    marketSays({ ETH });
    const { price } = await renderPrice(ETHEREUM);
    fakeServer.answer('getTokenPrices', () => {
      throw fakeServer.failure('unavailable', 'No prices.');
    });
    await rest(4 * 60_000);
    expect(price()).toMatchObject({ status: 'ready' });
    await rest(90_000);
    expect(price()).toEqual({ status: 'unavailable' });
    marketSays({ ETH });
    // After five minutes without user input, it is read once a minute.
    await rest(60_001);
    await rest(1);
    expect(price()).toMatchObject({ status: 'ready', price: ETH });
  });
});

test.each([SEPOLIA, AMOY])('coins of $name have no market and no request', async (network) => {
  const { first, price } = await renderPrice(network);
  await rest(60_000);
  expect([first, price()]).toEqual([{ status: 'noMarket' }, { status: 'noMarket' }]);
  expect(fakeServer.askedNames()).toEqual([]);
});
