import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Deadline } from './Deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => new Promise<number>((resolve) => setTimeout(() => resolve(ms), ms));

it.each([
  ['that comes soon after the first', 40, 40],
  ['that does not', 60, undefined],
])('has an answer %s', async (_, ms, answer) => {
  const deadline = new Deadline(50);
  const inTime = deadline.inTime(after(ms));
  deadline.start();
  await vi.advanceTimersByTimeAsync(100);
  expect(await inTime).toBe(answer);
});

it('waits as long as it takes before the first answer, and without an end', async () => {
  const inTime = [new Deadline(50), new Deadline(Infinity)].map((deadline, index) => {
    if (index === 1) deadline.start();
    return deadline.inTime(after(10_000));
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await Promise.all(inTime)).toEqual([10_000, 10_000]);
});

it('leaves no timer behind', () => {
  const deadline = new Deadline(50);
  deadline.start();
  deadline.dispose();
  expect(vi.getTimerCount()).toBe(0);
});
