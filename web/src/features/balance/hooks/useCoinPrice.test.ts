import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { servePublicPrices } from '../../../lib/prices/testing/servePublicPrices.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { rest } from '../../../testing/rest.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { useCoinPrice } from './useCoinPrice.ts';

setUpComponentTests();

/** Prices of the market, and its failure if there are none. */
let market:
  | { readonly prices: Readonly<Record<string, Price>>; readonly source: 'coingecko' | 'sample' }
  | undefined;
let requests: Mock;
beforeEach(() => {
  vi.useFakeTimers();
  requests = servePublicPrices(() => {
    if (!market) throw new TypeError('Failed to fetch');
    return market;
  });
});

const [ETHEREUM, SEPOLIA, POLYGON, AMOY] = networks;
const ETH = { usd: 3021.55, change24h: -1.2 };

const marketSays = (
  prices: Readonly<Record<string, Price>>,
  source: 'coingecko' | 'sample' = 'coingecko',
) => {
  market = { prices, source };
};
const marketIsDown = () => void (market = undefined);

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
    expect(requests).toHaveBeenCalledOnce();
  });

  test('is requested by its own symbol', async () => {
    marketSays({ MATIC: { usd: 0.5, change24h: 0 } });
    const { price } = await renderPrice(POLYGON);
    expect(price()).toMatchObject({ status: 'ready', price: { usd: 0.5 } });
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
    ['answers nonsense', () => marketSays({ ETH: { usd: '3021.55' as unknown as number, change24h: 0 } })],
    ['is down', marketIsDown],
  ])('has no price if the market %s', async (_, answer) => {
    answer();
    const { price } = await renderPrice(ETHEREUM);
    expect(price()).toEqual({ status: 'unavailable' });
  });

  test('is read every 30 seconds, and preserves its price while the market is down', async () => {
    marketSays({ ETH });
    const { price } = await renderPrice(ETHEREUM);
    await rest(29_999);
    expect(requests).toHaveBeenCalledTimes(1);
    marketIsDown();
    await rest(1);
    expect(requests).toHaveBeenCalledTimes(2);
    await rest();
    expect(price()).toMatchObject({ status: 'ready', price: ETH });
  });

  test('is unavailable once the market has been down for five minutes, until it answers', async () => {
    marketSays({ ETH });
    const { price } = await renderPrice(ETHEREUM);
    marketIsDown();
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
  expect(requests).not.toHaveBeenCalled();
});
