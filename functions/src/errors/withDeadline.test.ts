import { afterEach, expect, it, vi } from 'vitest';
import { DeadlineError } from './DeadlineError.ts';
import { withDeadline } from './withDeadline.ts';

afterEach(() => vi.useRealTimers());

it('passes answers and failures on, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  await expect(withDeadline(Promise.resolve(5), 1_000)).resolves.toBe(5);
  await expect(withDeadline(Promise.reject(new Error('down')), 1_000)).rejects.toThrow('down');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up at the deadline and not before', async () => {
  vi.useFakeTimers();
  const onFailure = vi.fn();
  void withDeadline(new Promise(() => undefined), 1_000).catch(onFailure);
  await vi.advanceTimersByTimeAsync(999);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFailure).toHaveBeenCalledWith(expect.any(DeadlineError));
});
