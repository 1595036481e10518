import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../testing/AppShell.tsx';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { rest } from '../../testing/rest.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { batchQuery } from '../refresh/batchQuery.ts';
import { servePublicPrices } from './testing/servePublicPrices.ts';
import { useTokenPrices } from './useTokenPrices.ts';

vi.mock('../refresh/batchQuery.ts', () => ({ batchQuery: vi.fn() }));
setUpComponentTests();

const UNI = { network: 'mainnet', contract: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984' } as const;
const price = { usd: 9.5, change24h: 1 };
const answer = (prices: unknown[], ageMs = 0, notNow?: number[]) =>
  ({ prices, notNow, source: 'coingecko', asOf: '2026-11-21T10:00:00.000Z', ageMs }) as never;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(batchQuery).mockReset();
});

const render = (tokens: Parameters<typeof useTokenPrices>[0]) =>
  renderHook(() => useTokenPrices(tokens), { wrapper: AppShell }).result;

test('has a price by contract, in any notation, or none', async () => {
  vi.mocked(batchQuery).mockResolvedValue(answer([price, null]));
  const other = { network: 'polygon-mainnet', contract: UNI.contract } as const;
  const market = render([UNI, other]);
  expect(market.current.priceOf(other)).toBeUndefined();
  await rest();
  expect(market.current.priceOf({ ...UNI, contract: UNI.contract.toLowerCase() })).toEqual(price);
  expect(market.current.priceOf(other)).toBeNull();
  expect(market.current.isSample).toBe(false);
});

// Regression: a token whose price had not been requested yet was shown as having none, and no sentence about
// the total named it.
test('distinguishes no price from an unknown one', async () => {
  vi.mocked(batchQuery).mockResolvedValue(answer([null, null], 0, [1]));
  const other = { network: 'polygon-mainnet', contract: UNI.contract } as const;
  const market = render([UNI, other]);
  await rest();
  expect(market.current.priceOf(UNI)).toBeNull();
  expect(market.current.priceOf(other)).toBeUndefined();
});

test('splits a list that exceeds the limit of one request', async () => {
  vi.mocked(batchQuery).mockImplementation((_, input) =>
    Promise.resolve(answer((input as { tokens: unknown[] }).tokens.map(() => price))),
  );
  const tokens = Array.from({ length: 450 }, (_, index) => ({
    network: 'mainnet' as const,
    contract: `0x${(index + 1).toString(16).padStart(40, '0')}`,
  }));
  const market = render(tokens);
  await rest();
  expect(
    vi.mocked(batchQuery).mock.calls.map(([, input]) => (input as { tokens: unknown[] }).tokens.length),
  ).toEqual([200, 200, 50]);
  expect(tokens.every((token) => market.current.priceOf(token)?.usd === 9.5)).toBe(true);
});

test('returns none older than five minutes', async () => {
  vi.mocked(batchQuery)
    .mockResolvedValueOnce(answer([price], 4 * 60_000))
    .mockRejectedValue(new Error('down'));
  const problems = loggedProblems();
  const market = render([UNI]);
  await rest();
  expect(market.current.priceOf(UNI)).toEqual(price);
  await rest(65_000);
  expect(market.current.priceOf(UNI)).toBeUndefined();
  expect(problems()).toEqual(['[wallet] Failed to load the prices of tokens']);
});

test('sends no request for an empty list', async () => {
  render([]);
  await rest(60_000);
  expect(batchQuery).not.toHaveBeenCalled();
});

test('preserves known prices while those of one more token load', async () => {
  vi.mocked(batchQuery).mockResolvedValueOnce(answer([price, null]));
  const none = { network: 'polygon-mainnet', contract: UNI.contract } as const;
  const found = { network: 'arbitrum', contract: UNI.contract } as const;
  const before: Parameters<typeof useTokenPrices>[0] = [UNI, none];
  const { result, rerender } = renderHook(({ tokens }) => useTokenPrices(tokens), {
    wrapper: AppShell,
    initialProps: { tokens: before },
  });
  await rest();
  vi.mocked(batchQuery).mockReturnValueOnce(new Promise(() => undefined));
  rerender({ tokens: [UNI, none, found] });
  await rest();
  expect([UNI, none, found].map((token) => result.current.priceOf(token))).toEqual([price, null, undefined]);
});

test('does not report a missing price before an answer', async () => {
  vi.mocked(batchQuery).mockRejectedValue(new Error('down'));
  loggedProblems();
  const market = render([UNI]);
  await rest(60_000);
  expect(market.current.priceOf(UNI)).toBeUndefined();
});

// Regression: one failed request of two replaced known prices by unknown ones.
test('preserves known prices when the request for some of them fails', async () => {
  const weth = { network: 'mainnet', contract: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' } as const;
  const eth = { usd: 3000, change24h: 1 };
  servePublicPrices(() => ({ prices: { ETH: eth } }));
  vi.mocked(batchQuery)
    .mockResolvedValueOnce(answer([price]))
    .mockRejectedValue(new Error('down'));
  const other = {
    network: 'polygon-mainnet',
    contract: '0x1111111111111111111111111111111111111111',
  } as const;
  loggedProblems();
  const market = render([other, weth]);
  await rest();
  expect([market.current.priceOf(other), market.current.priceOf(weth)]).toEqual([price, eth]);
  await rest(60_000);
  expect(vi.mocked(batchQuery).mock.calls.length).toBeGreaterThan(1);
  expect([market.current.priceOf(other), market.current.priceOf(weth)]).toEqual([price, eth]);
});
