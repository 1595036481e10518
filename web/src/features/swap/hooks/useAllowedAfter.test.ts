import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { askAllowed } from '../../../lib/calls/askAllowance.ts';
import type { SwapSequence } from '../sequence/SwapSequence.ts';
import { account, USDC, V3_ROUTER, WETH } from '../../../lib/calls/testing/fakeExchange.ts';
import { useAllowedAfter } from './useAllowedAfter.ts';

vi.mock('../../../lib/calls/askAllowance.ts', () => ({ askAllowed: vi.fn() }));
setUpComponentTests();

const ask = vi.mocked(askAllowed);
const sequence: SwapSequence = {
  id: '1',
  user_id: 'alice',
  network: 'ethereum',
  account,
  sell: { contract: USDC, symbol: 'USDC', decimals: 6 },
  buy: { contract: WETH, symbol: 'WETH', decimals: 18 },
  amount: '5',
  slippage_bps: 50,
  router: V3_ROUTER,
  step: { name: 'takeBack', tx_hash: `0x${'ab'.repeat(32)}` } as SwapSequence['step'],
  written_at: 0,
};

const other: SwapSequence = {
  ...sequence,
  id: '2',
  step: { name: 'takeBack', tx_hash: `0x${'cd'.repeat(32)}` } as SwapSequence['step'],
};

function look(isPaused = false) {
  return renderHook((props: { isPaused: boolean }) => useAllowedAfter(sequence, true, props.isPaused), {
    wrapper: AppShell,
    initialProps: { isPaused },
  });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

// Regression: it polled every 5 s without an end, using 72 units a minute, and the revocation could not be simulated.
test.each([
  ['remains', () => Promise.resolve(5n)],
  ['is unknown', () => Promise.resolve(undefined)],
  ['cannot be read', () => Promise.reject(new Error('offline'))],
])(
  'an allowance that %s is queried less and less often, and after some minutes only on request',
  async (_, answer) => {
    ask.mockImplementation(answer);
    const { result } = look();
    await pass(100);
    for (const [index, seconds] of [10, 20, 40, 60, 60, 60, 60].entries()) {
      await pass(seconds * 1_000 - 500);
      expect(ask).toHaveBeenCalledTimes(index + 1);
      expect(result.current.refresh).toBeUndefined();
      await pass(500);
      expect(ask).toHaveBeenCalledTimes(index + 2);
    }
    await pass(3_600_000);
    expect(ask).toHaveBeenCalledTimes(8);
    ask.mockResolvedValue(0n);
    act(() => result.current.refresh?.());
    await pass(100);
    expect(ask).toHaveBeenCalledTimes(9);
    expect(result.current).toEqual({ units: 0n, refresh: undefined });
  },
);

test('queries nothing during a review, and at once after it', async () => {
  ask.mockResolvedValue(5n);
  const { result, rerender } = look();
  await pass(100);
  rerender({ isPaused: true });
  await pass(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(result.current.units).toBe(5n);
  rerender({ isPaused: false });
  await pass(100);
  expect(ask).toHaveBeenCalledTimes(2);
});

// Regression: two swaps used up the first minute's simulations, and the dialog could not simulate the transaction.
test('several swaps are queried one after the other, three times a minute', async () => {
  let [running, most] = [0, 0];
  ask.mockImplementation(async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 500));
    running -= 1;
    return 5n;
  });
  renderHook(() => [useAllowedAfter(sequence, true, false), useAllowedAfter(other, true, false)], {
    wrapper: AppShell,
  });
  await pass(59_000);
  expect(ask).toHaveBeenCalledTimes(3);
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(6);
  expect(most).toBe(1);
});

test('a queued query is cancelled during a review', async () => {
  ask.mockResolvedValue(5n);
  const { rerender } = renderHook(
    ({ isPaused }: { isPaused: boolean }) => [
      useAllowedAfter(sequence, true, isPaused),
      useAllowedAfter(other, true, isPaused),
    ],
    { wrapper: AppShell, initialProps: { isPaused: false } },
  );
  await pass(20_000);
  expect(ask).toHaveBeenCalledTimes(3);
  rerender({ isPaused: true });
  await pass(600_000);
  expect(ask).toHaveBeenCalledTimes(3);
  rerender({ isPaused: false });
  await pass(1_000);
  // Three more are allowed, but each is queried once.
  expect(ask).toHaveBeenCalledTimes(5);
});
