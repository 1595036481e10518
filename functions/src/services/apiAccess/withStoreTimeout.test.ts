import { expect, it } from 'vitest';
import { MemoryAccessStore } from '../../testing/MemoryAccessStore.ts';
import { DeadlineError } from '../../errors/DeadlineError.ts';
import { withStoreTimeout } from './withStoreTimeout.ts';

const windows = { day: '2026-11-21', minute: '1200' };

it('passes answers and failures on', async () => {
  const store = new MemoryAccessStore();
  store.issued.add('key');
  expect(await withStoreTimeout(store).wasIssued('key')).toBe(true);
  store.read = () => Promise.reject(new Error('down'));
  await expect(withStoreTimeout(store).read('key', windows)).rejects.toThrow('down');
});

it('gives up on a silent store', async () => {
  const store = new MemoryAccessStore();
  const never = () => new Promise<never>(() => undefined);
  Object.assign(store, { read: never, wasIssued: never, count: never, record: never });
  const quick = withStoreTimeout(store, 20);
  await expect(quick.read('key', windows)).rejects.toBeInstanceOf(DeadlineError);
  await expect(quick.wasIssued('key')).rejects.toBeInstanceOf(DeadlineError);
  await expect(quick.count('alice', 'key', windows, 1)).rejects.toBeInstanceOf(DeadlineError);
});
