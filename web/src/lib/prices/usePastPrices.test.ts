import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../testing/AppShell.tsx';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { rest } from '../../testing/rest.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { getPastPrices } from './getPastPrices.ts';
import { usePastPrices } from './usePastPrices.ts';

vi.mock('./getPastPrices.ts', () => ({ getPastPrices: vi.fn() }));
setUpComponentTests();

const MINUTE_MS = 60_000;
const points = [{ time: 1, usd: 2 }];
const answer = (...series: (typeof points | null)[]) =>
  ({ series: series.map((each) => each && { points: each }), source: 'coingecko' }) as never;
const asset = { symbol: 'ETH' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(getPastPrices).mockReset();
});

// Regression: a first request that failed, as on a server that had just started, was retried after an hour.
test('are requested every minute until the first answer, and rarely from then on', async () => {
  loggedProblems();
  vi.mocked(getPastPrices)
    .mockRejectedValueOnce(new Error('down'))
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(answer(points));
  const { result } = renderHook(() => usePastPrices([asset], 30), { wrapper: AppShell });
  await rest();
  expect(result.current).toMatchObject({ series: undefined, isFailed: true });
  await rest(MINUTE_MS + 1_000);
  expect(getPastPrices).toHaveBeenCalledTimes(2);
  await rest(MINUTE_MS + 1_000);
  expect(result.current).toMatchObject({ series: [points], isFailed: false });
  await rest(50 * MINUTE_MS);
  expect(getPastPrices).toHaveBeenCalledTimes(3);
});

test('are requested every five minutes while one of them is unknown', async () => {
  vi.mocked(getPastPrices).mockResolvedValue(answer(null));
  renderHook(() => usePastPrices([asset], 30), { wrapper: AppShell });
  await rest(11 * MINUTE_MS);
  expect(getPastPrices).toHaveBeenCalledTimes(3);
});
