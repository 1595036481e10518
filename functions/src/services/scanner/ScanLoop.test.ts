import { setTimeout } from 'node:timers/promises';
import { logger } from 'firebase-functions/logger';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Backoff } from './Backoff.ts';
import { CursorMovedError } from './CursorMovedError.ts';
import { ReorgTooDeepError } from './ReorgTooDeepError.ts';
import { ScanLoop } from './ScanLoop.ts';

type Step = 'advanced' | 'rewound' | 'current' | 'waiting';

const AMOY = { id: 'polygon-amoy', blockSeconds: 2 } as const;
const SECRET = 'https://node.example/key-1234';

beforeEach(() => {
  for (const level of ['error', 'warn', 'info'] as const)
    vi.spyOn(logger, level).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs a loop over prepared results, until the last one; returns its waits, and its state before each step. */
async function run(
  results: readonly (Step | Error)[],
  secondsBehind = 0,
  network: { readonly id: 'polygon-amoy'; readonly blockSeconds: number } = AMOY,
) {
  const stop = new AbortController();
  const waits: number[] = [];
  const states: string[] = [];
  const left = [...results];
  const lag = { last: { number: 7, at: 1 }, head: { number: 9, at: 2 }, secondsBehind };
  const scanner = {
    lag: () => lag,
    step: () => {
      states.push(loop.health().state);
      const result = left.shift() ?? 'current';
      return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
    },
  };
  const wait = (ms: number) => {
    waits.push(ms);
    if (left.length === 0) stop.abort();
    return Promise.resolve();
  };
  const backoff = new Backoff({ minMs: 100, maxMs: 400 }, () => 1);
  const loop: ScanLoop = new ScanLoop(network, scanner, { backoff, wait });
  await loop.run(stop.signal);
  return { waits, states, loop };
}

test('continues at once while there are blocks, and waits half a block at the head', async () => {
  const { waits } = await run(['advanced', 'rewound', 'current', 'current', 'advanced']);
  expect(waits).toEqual([0, 0, 1_000, 1_000, 0]);
});

test.each([
  [0.25, 1_000],
  [3, 1_500],
  [12, 2_000],
])('waits within limits with %s s a block', async (blockSeconds, wait) => {
  expect((await run(['current'], 0, { ...AMOY, blockSeconds })).waits).toEqual([wait]);
});

test('waits longer and longer after errors and without a quorum, and begins again after a success', async () => {
  const down = new Error('down');
  const { waits, states, loop } = await run([down, 'waiting', down, down, 'current', 'waiting', 'current']);
  expect(waits).toEqual([100, 200, 400, 400, 1_000, 100, 1_000]);
  expect(states).toEqual(['starting', 'failing', 'waiting', 'failing', 'failing', 'current', 'waiting']);
  expect(loop.health()).toEqual({
    ...{ network: 'polygon-amoy', state: 'current', block: 7, head: 9 },
    ...{ secondsBehind: 0, secondsLate: 0, failures: 0 },
  });
});

test('continues from the cursor of another scanner, which is no error', async () => {
  const { states } = await run([new CursorMovedError(), 'advanced', 'current']);
  expect(states).toEqual(['starting', 'starting', 'current']);
  expect(logger.error).not.toHaveBeenCalled();
});

test('reports a lag, and one that is unknown', async () => {
  expect((await run(['advanced'], 3_600)).loop.health()).toMatchObject({
    ...{ state: 'late', secondsBehind: 3_600 },
  });
  expect((await run(['waiting'], Infinity)).loop.health()).toMatchObject({
    ...{ state: 'waiting', secondsBehind: null, failures: 1 },
  });
});

test('counts the seconds since the scan was within the lag at which wallets use it', async () => {
  const clock = { ms: 0 };
  const lag = { last: undefined, head: undefined, secondsBehind: Infinity };
  const results = ['waiting', 'advanced', 'current'] as const;
  // The lag after each step: unknown, above the limit of a minute, and just within it.
  const lags = [Infinity, 61, 60];
  const late: number[] = [];
  const stop = new AbortController();
  let steps = 0;
  const scanner = {
    lag: () => lag,
    step: () => {
      lag.secondsBehind = lags[steps] ?? 0;
      const result = results[steps] ?? 'current';
      steps += 1;
      return Promise.resolve(result);
    },
  };
  const wait = () => {
    clock.ms += 100_000;
    late.push(loop.health().secondsLate);
    if (steps === results.length) stop.abort();
    return Promise.resolve();
  };
  const loop: ScanLoop = new ScanLoop(AMOY, scanner, { wait, now: () => clock.ms });
  await loop.run(stop.signal);
  expect(late).toEqual([100, 200, 0]);
  lag.secondsBehind = 90;
  clock.ms += 30_000;
  expect(loop.health()).toMatchObject({ state: 'late', secondsLate: 30 });
});

// Regression: a scanner that restarted every few minutes was never late, because each start began to count at 0.
test('counts the seconds beyond that lag from the start', async () => {
  expect((await run(['advanced'], 3_600)).loop.health().secondsLate).toBe(3_540);
  expect((await run(['current'], 60)).loop.health().secondsLate).toBe(0);
  expect((await run(['waiting'], Infinity)).loop.health().secondsLate).toBe(0);
});

test('names the error that stops a scan, until a step succeeds', async () => {
  const { loop } = await run([new ReorgTooDeepError(80_002, 5)]);
  expect(loop.health()).toMatchObject({ state: 'failing', error: 'ReorgTooDeepError' });
  expect((await run([new ReorgTooDeepError(80_002, 5), 'current'])).loop.health()).not.toHaveProperty(
    'error',
  );
});

test('ends in the middle of a wait', async () => {
  const stop = new AbortController();
  const scanner = {
    step: () => Promise.resolve('current' as const),
    lag: () => ({ last: undefined, head: undefined, secondsBehind: Infinity }),
  };
  const running = new ScanLoop({ ...AMOY, blockSeconds: 12 }, scanner).run(stop.signal);
  const startedAt = performance.now();
  await setTimeout(20);
  stop.abort();
  await running;
  expect(performance.now() - startedAt).toBeLessThan(1_500);
});

test('logs the kind of an error, and nothing that its message contains', async () => {
  await run([new Error(`connecting to ${SECRET}`), 'current']);
  expect(logger.error).toHaveBeenCalledWith('scanning polygon-amoy failed', expect.anything());
  expect(JSON.stringify(vi.mocked(logger.error).mock.calls)).not.toContain('key-1234');
});
