import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AttemptContentionError } from '../../data/attempts.ts';
import { MemoryAttempts } from '../../testing/MemoryAttempts.ts';
import { UnconfirmedQuota } from './UnconfirmedQuota.ts';

const DAY = 24 * 3_600_000;
const confirmed = new Set<string>();
const isEmailConfirmed = vi.fn((userId: string) => Promise.resolve(confirmed.has(userId)));

let counter: MemoryAttempts;
let quota: UnconfirmedQuota;
beforeEach(() => {
  confirmed.clear();
  isEmailConfirmed.mockClear();
  counter = new MemoryAttempts();
  quota = new UnconfirmedQuota({
    isEmailConfirmed,
    counter,
    nameOf: (address) => `address-of-${address}`,
    perDay: () => 10,
  });
});
afterEach(() => void vi.useRealTimers());

/** Counts a request, and returns how long it has to wait. */
const take = async (...request: Parameters<UnconfirmedQuota['take']>) =>
  (await quota.take(...request)).waitMs;

it('is shared by all accounts at an address whose e-mail address is not confirmed', async () => {
  for (const user of ['a', 'b', 'c', 'd', 'e']) expect(await take(user, 'home', 2, 0)).toBe(0);
  expect(await take('f', 'home', 1, 1_000)).toBe(DAY - 1_000);
  expect(await take('f', 'elsewhere', 1, 1_000)).toBe(0);
  expect(await take('f', 'home', 1, DAY)).toBe(0);
  expect([...counter.windows.keys()]).toContain('address-of-home_api_unconfirmed');
});

it('counts nothing of an account that is confirmed, and learns of it within a minute', async () => {
  expect(await take('a', 'home', 10, 0)).toBe(0);
  confirmed.add('a');
  expect(await take('a', 'home', 1, 1_000)).toBeGreaterThan(0);
  expect(await take('a', 'home', 1, 61_000)).toBe(0);
  expect(counter.questions).toBe(2);
  confirmed.delete('a');
  expect(await take('a', 'home', 50, 62_000)).toBe(0);
  expect(isEmailConfirmed).toHaveBeenCalledTimes(2);
});

it('does not ask again for an address that is refused', async () => {
  await take('a', 'home', 10, 0);
  await take('a', 'home', 1, 1);
  const before = counter.questions;
  expect(await take('b', 'home', 1, 2)).toBe(DAY - 2);
  expect(counter.questions).toBe(before);
});

it('lets a request that counts for more than the quota be made once', async () => {
  expect(await take('a', 'home', 50, 0)).toBe(0);
  expect(await take('a', 'home', 1, 1)).toBeGreaterThan(0);
});

it('allows reading if accounts or counts cannot be queried', async () => {
  isEmailConfirmed.mockRejectedValueOnce(new Error('auth/internal-error'));
  expect(await take('a', 'home', 50, 0)).toBe(0);
  counter.takeAll = () => Promise.reject(new Error('14 UNAVAILABLE'));
  expect(await take('a', 'home', 1, 10_000)).toBe(0);
  counter.takeAll = () => Promise.reject(new AttemptContentionError('too many'));
  expect(await take('a', 'home', 1, 10_000)).toBe(1_000);
});

// Regression: a refund restored the key's limits, and never the quota of its address.
it('is restored by a refund, also for a user who was refused meanwhile', async () => {
  const { counted } = await quota.take('a', 'home', 4, 0);
  expect(await take('b', 'home', 6, 0)).toBe(0);
  expect(await take('c', 'home', 4, 1)).toBeGreaterThan(0);
  await quota.giveBack('home', counted, 2);
  expect(await take('c', 'home', 4, 3)).toBe(0);
  expect(await take('c', 'home', 1, 4)).toBeGreaterThan(0);
});

it('is not restored by uncounted requests, nor beyond its maximum', async () => {
  confirmed.add('a');
  const free = await quota.take('a', 'home', 5, 0);
  expect(free).toEqual({ waitMs: 0, counted: 0 });
  expect(await take('b', 'home', 10, 0)).toBe(0);
  await quota.giveBack('home', free.counted, 1);
  expect(await take('b', 'home', 1, 1)).toBeGreaterThan(0);
  // Of a day that is over.
  await quota.giveBack('home', 10, DAY);
  expect(await take('b', 'home', 10, DAY)).toBe(0);
  expect(await take('b', 'home', 1, DAY)).toBeGreaterThan(0);
});

it("sees another instance's refund within a minute", async () => {
  await quota.take('a', 'home', 10, 0);
  expect(await take('a', 'home', 1, 0)).toBe(DAY);
  const [name] = counter.windows.keys();
  counter.windows.set(name ?? '', { count: 0, startedAt: 0 });
  expect(await take('a', 'home', 1, 59_000)).toBe(DAY - 59_000);
  expect(await take('a', 'home', 1, 61_000)).toBe(0);
});

// Regression: while the accounts were silent, every request of a possibly unconfirmed user waited five
// seconds.
it('waits two seconds for accounts that are silent, and then not again for ten', async () => {
  vi.useFakeTimers();
  isEmailConfirmed.mockReturnValue(new Promise(() => undefined));
  let waited: number | undefined;
  void take('a', 'home', 50, 0).then((ms) => (waited = ms));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(waited).toBe(0);
  expect(await take('a', 'home', 50, 9_000)).toBe(0);
  expect(isEmailConfirmed).toHaveBeenCalledTimes(1);
  isEmailConfirmed.mockImplementation((userId) => Promise.resolve(confirmed.has(userId)));
  expect(await quota.take('a', 'home', 3, 13_000)).toEqual({ waitMs: 0, counted: 3 });
});
