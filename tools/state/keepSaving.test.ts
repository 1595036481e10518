import { expect, test, vi } from 'vitest';
import { LocalError } from '../LocalError.ts';
import { keepSaving } from './keepSaving.ts';

test('saves repeatedly, continues after a failure, and saves once more at the end', async () => {
  const log = vi.fn();
  const save = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new LocalError('disk full'))
    .mockResolvedValue();
  const stop = keepSaving(save, log, 5);
  await vi.waitFor(() => expect(save.mock.calls.length).toBeGreaterThan(2));
  expect(log.mock.calls).toEqual([['The state could not be saved: disk full']]);

  await stop();
  const saves = save.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(save).toHaveBeenCalledTimes(saves);
});

test('the save at the end waits for one that is under way', async () => {
  let running = 0;
  const save = async () => {
    expect(++running).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running--;
  };
  const stop = keepSaving(save, (line) => expect.fail(line), 1);
  await new Promise((resolve) => setTimeout(resolve, 10));
  await stop();
  expect(running).toBe(0);
});

test("a failure of the save at the end is the caller's to report", async () => {
  const stop = keepSaving(
    () => Promise.reject(new LocalError('disk full')),
    (line) => expect.fail(line),
  );
  await expect(stop()).rejects.toThrow('The state could not be saved: disk full');
});
