import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { deferred } from '../../testing/deferred.ts';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { rest } from '../../testing/rest.ts';
import { CallableError } from '../firebase/CallableError.ts';
import { fetchCoinPrices } from './fetchCoinPrices.ts';
import { usePrices } from './usePrices.ts';

vi.mock('./fetchCoinPrices.ts', () => ({ fetchCoinPrices: vi.fn() }));
setUpComponentTests();

/** Polling interval of prices, in ms (docs/product.md §9, Timing). */
const POLL = 30_000;

const MINUTE = 60_000;

const answer = (usd: number, ageMs = 0) => ({
  prices: { ETH: { usd, change24h: 1.5 } },
  source: 'sample' as const,
  asOf: '2026-11-21T10:00:00.000Z',
  ageMs,
});

function renderPrices(...symbols: string[]) {
  const { result, rerender, unmount } = renderHook((props: string[]) => usePrices(props), {
    wrapper: AppShell,
    initialProps: symbols,
  });
  return { prices: () => result.current, list: (...next: string[]) => rerender(next), unmount };
}

const requested = () => vi.mocked(fetchCoinPrices).mock.calls.map(([{ symbols }]) => symbols.join());

/** Hides or shows the tab, as the browser reports it to the page. */
function setVisibility(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

let problems: () => readonly string[];
beforeEach(() => {
  vi.useFakeTimers();
  problems = loggedProblems();
  vi.mocked(fetchCoinPrices).mockReset().mockResolvedValue(answer(3000));
});

test('requests prices immediately and returns them with their time and source', async () => {
  const { prices } = renderPrices('ETH', 'BTC');
  expect(prices()).toMatchObject({ prices: undefined, asOf: undefined, isLoading: true, error: undefined });
  await rest();
  expect(requested()).toEqual(['ETH,BTC']);
  expect(prices()).toMatchObject({
    prices: { ETH: { usd: 3000, change24h: 1.5 } },
    isSample: true,
    asOf: new Date('2026-11-21T10:00:00.000Z'),
    isLoading: false,
    error: undefined,
  });
  expect(problems()).toEqual([]);
});

test('reports market prices as such', async () => {
  vi.mocked(fetchCoinPrices).mockResolvedValue({ ...answer(3000), source: 'coingecko' });
  const { prices } = renderPrices('ETH');
  await rest();
  expect(prices().isSample).toBe(false);
});

describe('polling', () => {
  test('polls every 30 seconds, not earlier', async () => {
    const { prices } = renderPrices('ETH');
    await rest();
    vi.mocked(fetchCoinPrices).mockResolvedValue(answer(3100));
    await rest(POLL - 1);
    expect(requested()).toHaveLength(1);
    await rest(1);
    expect(requested()).toHaveLength(2);
    await rest(1);
    expect(prices().prices).toMatchObject({ ETH: { usd: 3100 } });
    await rest(3 * POLL);
    expect(requested()).toHaveLength(5);
  });

  test('stops while the tab is hidden, and polls immediately when it is shown again', async () => {
    renderPrices('ETH');
    await rest();
    setVisibility('hidden');
    await rest(10 * POLL);
    expect(requested()).toHaveLength(1);
    setVisibility('visible');
    await rest();
    expect(requested()).toHaveLength(2);
    await rest(POLL);
    expect(requested()).toHaveLength(3);
  });

  test('restarts when the list of symbols changes', async () => {
    const { prices, list } = renderPrices('ETH');
    await rest(POLL - 1000);
    list('BTC', 'ETH');
    expect(prices()).toMatchObject({ prices: undefined, isLoading: true });
    await rest();
    expect(requested()).toEqual(['ETH', 'BTC,ETH']);
    await rest(POLL - 1);
    expect(requested()).toHaveLength(2);
    await rest(1);
    expect(requested()).toEqual(['ETH', 'BTC,ETH', 'BTC,ETH']);
  });

  test('continues for an equal list of symbols', async () => {
    const { list } = renderPrices('ETH');
    await rest(POLL - 1);
    list('ETH');
    await rest(1);
    expect(requested()).toHaveLength(2);
  });

  test('sends no request for an empty list, and stops when the list becomes empty', async () => {
    const { prices, list } = renderPrices();
    await rest(3 * POLL);
    expect(requested()).toEqual([]);
    expect(prices()).toMatchObject({ isLoading: false, error: undefined });
    list('ETH');
    await rest();
    list();
    await rest(3 * POLL);
    expect(requested()).toEqual(['ETH']);
  });

  test('ends with the screen', async () => {
    const { unmount } = renderPrices('ETH');
    await rest();
    unmount();
    await rest(3 * POLL);
    expect(requested()).toHaveLength(1);
  });
});

describe('a failure', () => {
  test("is kept as the server's own sentence, and logged once without it", async () => {
    vi.mocked(fetchCoinPrices).mockRejectedValue(new CallableError('unavailable', 'Prices are away.'));
    const { prices } = renderPrices('ETH');
    await rest();
    expect(prices()).toMatchObject({ prices: undefined, isLoading: false, error: 'Prices are away.' });
    await rest(2 * POLL);
    expect(problems()).toEqual(['[wallet] Failed to load prices']);
  });

  test("is kept as the catalogue's sentence when the server said nothing", async () => {
    vi.mocked(fetchCoinPrices).mockRejectedValue(new CallableError('internal', 'internal'));
    const { prices } = renderPrices('ETH');
    await rest();
    expect(prices().error).toBe('Failed to load prices');
  });

  test('preserves the last known prices with their time', async () => {
    const { prices } = renderPrices('ETH');
    await rest();
    vi.mocked(fetchCoinPrices).mockRejectedValue(new Error('offline'));
    await rest(POLL);
    await rest(1);
    expect(prices()).toMatchObject({
      prices: { ETH: { usd: 3000 } },
      asOf: new Date('2026-11-21T10:00:00.000Z'),
      error: 'Failed to load prices',
    });
  });

  test('remains during the retry, and ends with the next answer', async () => {
    vi.mocked(fetchCoinPrices).mockRejectedValueOnce(new Error('offline'));
    const { prices } = renderPrices('ETH');
    await rest();
    const asking = deferred<ReturnType<typeof answer>>();
    vi.mocked(fetchCoinPrices).mockReturnValueOnce(asking.promise);
    act(() => prices().retry());
    await rest();
    expect(requested()).toHaveLength(2);
    expect(prices()).toMatchObject({ isLoading: false, error: 'Failed to load prices' });
    asking.resolve(answer(2900));
    await rest();
    expect(prices()).toMatchObject({ prices: { ETH: { usd: 2900 } }, error: undefined });
  });

  test('of one list does not affect another', async () => {
    vi.mocked(fetchCoinPrices).mockRejectedValueOnce(new Error('offline'));
    const { prices, list } = renderPrices('ETH');
    await rest();
    list('BTC');
    expect(prices()).toMatchObject({ isLoading: true, error: undefined });
  });
});

// Regression: the server returned prices for five minutes and the browser counted another five, so that a
// value could be based on prices ten minutes old.
describe('prices of five minutes ago are old', () => {
  const down = () => vi.mocked(fetchCoinPrices).mockRejectedValue(new Error('down'));
  const silent = () => vi.mocked(fetchCoinPrices).mockReturnValue(new Promise(() => undefined));

  test('counted from when they were so, not from when they arrived', async () => {
    vi.mocked(fetchCoinPrices).mockResolvedValue(answer(3000, 4 * MINUTE));
    const { prices } = renderPrices('ETH');
    await rest();
    expect(prices().isOld).toBe(false);
    down();
    await rest(MINUTE - 1);
    expect(prices().isOld).toBe(false);
    await rest(5_001);
    expect(prices()).toMatchObject({ isOld: true, prices: { ETH: { usd: 3000 } } });
  });

  test('even when the server returns the same ones again', async () => {
    for (const age of [4, 4.5, 5])
      vi.mocked(fetchCoinPrices).mockResolvedValueOnce(answer(3000, age * MINUTE));
    const { prices } = renderPrices('ETH');
    await rest(POLL);
    expect(prices().isOld).toBe(false);
    await rest(POLL);
    await rest(1);
    expect(prices()).toMatchObject({ isOld: true, error: undefined });
  });

  test('also while no question is answered, well or ill', async () => {
    const { prices } = renderPrices('ETH');
    await rest();
    silent();
    await rest(5 * MINUTE - 1);
    expect(prices().isOld).toBe(false);
    await rest(5_001);
    expect(prices().isOld).toBe(true);
  });

  test('and an answer that was long on its way is counted from the question', async () => {
    const asking = deferred<ReturnType<typeof answer>>();
    vi.mocked(fetchCoinPrices).mockReturnValueOnce(asking.promise);
    const { prices } = renderPrices('ETH');
    await rest(MINUTE);
    asking.resolve(answer(3000, 4 * MINUTE));
    await rest();
    expect(prices()).toMatchObject({ isOld: true, prices: { ETH: { usd: 3000 } } });
  });

  test('until newer ones arrive', async () => {
    vi.mocked(fetchCoinPrices).mockResolvedValueOnce(answer(3000, 5 * MINUTE));
    const { prices } = renderPrices('ETH');
    await rest();
    expect(prices().isOld).toBe(true);
    vi.mocked(fetchCoinPrices).mockResolvedValue(answer(3100, 10_000));
    await rest(POLL);
    await rest(1);
    expect(prices()).toMatchObject({ isOld: false, prices: { ETH: { usd: 3100 } } });
  });

  test.each([-1, 1])('however wrong the clock of the browser is (%i h)', async (hours) => {
    vi.setSystemTime(Date.parse('2026-11-21T10:00:00.000Z') + hours * 60 * MINUTE);
    const { prices } = renderPrices('ETH');
    await rest();
    expect(prices().isOld).toBe(false);
    await rest(20 * MINUTE);
    expect(prices().isOld).toBe(false);
    down();
    await rest(5 * MINUTE + 5_000);
    expect(prices().isOld).toBe(true);
  });

  test('when the clock is set back', async () => {
    const { prices } = renderPrices('ETH');
    await rest();
    down();
    vi.setSystemTime(Date.now() - 60 * MINUTE);
    await rest(5 * MINUTE + 5_000);
    expect(prices().isOld).toBe(true);
  });

  test('when the clock is set forward, until the next answer', async () => {
    const { prices } = renderPrices('ETH');
    await rest();
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    await rest(POLL);
    await rest(1);
    expect(prices().isOld).toBe(false);
  });

  // A sleeping machine stops its timers and the monotonic clock.
  test('immediately when a tab is visible again after a night, before any answer', async () => {
    const { prices } = renderPrices('ETH');
    await rest();
    setVisibility('hidden');
    silent();
    vi.setSystemTime(Date.now() + 8 * 60 * MINUTE);
    expect(prices().isOld).toBe(false);
    setVisibility('visible');
    expect(prices().isOld).toBe(true);
  });
});
