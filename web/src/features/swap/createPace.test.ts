// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPace } from './createPace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const { signal } = new AbortController();

test('runs work one after the other, even if one fails', async () => {
  const inTurn = createPace(4, 60_000);
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    log.push(`${name} ends`);
    if (name === 'a') throw new Error('broken');
    return name;
  };
  const first = expect(inTurn(work('a'), signal)).rejects.toThrow('broken');
  const second = inTurn(work('b'), signal);
  await vi.advanceTimersByTimeAsync(2_000);
  await first;
  expect(await second).toBe('b');
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('starts no more in a period than allowed', async () => {
  const inTurn = createPace(2, 60_000);
  const begun: number[] = [];
  const start = Date.now();
  for (let count = 0; count < 5; count += 1)
    void inTurn(() => Promise.resolve(begun.push((Date.now() - start) / 1_000)), signal);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(begun).toEqual([0, 0, 60, 60, 120]);
});

test('skips aborted work, without delaying the rest', async () => {
  const inTurn = createPace(1, 60_000);
  const work = vi.fn(() => Promise.resolve('done'));
  await inTurn(work, signal);
  const unwanted = new AbortController();
  const waiting = expect(inTurn(work, unwanted.signal)).rejects.toThrow('enough');
  const next = inTurn(work, signal);
  await vi.advanceTimersByTimeAsync(1_000);
  unwanted.abort(new Error('enough'));
  await waiting;
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await next).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});
