import { expect, test, vi } from 'vitest';
import { AttemptContentionError, AccountDeletedError } from '../../data/attempts.ts';
import { MemoryAttempts } from '../../testing/MemoryAttempts.ts';
import { READINGS_A_DAY, consumeQuota } from './consumeQuota.ts';

const DAY_MS = 24 * 3_600_000;

test('each user has so many a day, and no more', async () => {
  const counter = new MemoryAttempts();
  const take = (user: string, count: number, now: number) => consumeQuota(counter, user, count, now);
  expect(await take('alice', READINGS_A_DAY - 5, 0)).toBe(true);
  expect(await take('alice', 6, 1_000)).toBe(false);
  expect(await take('alice', 5, 1_000)).toBe(true);
  expect(await take('alice', 1, DAY_MS - 1)).toBe(false);
  expect(await take('bob', 1, 1_000)).toBe(true);
  expect(await take('alice', READINGS_A_DAY, DAY_MS)).toBe(true);
});

test('nothing is refused while the database is silent, and nothing is counted for who has left', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failing = (error: Error) => ({ takeAll: () => Promise.reject(error) });
  expect(await consumeQuota(failing(new Error('unavailable')), 'alice', 1, 0)).toBe(true);
  expect(await consumeQuota(failing(new AttemptContentionError('at once')), 'alice', 1, 0)).toBe(false);
  await expect(consumeQuota(failing(new AccountDeletedError('gone')), 'alice', 1, 0)).rejects.toThrow('gone');
});
