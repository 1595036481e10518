import { beforeEach, expect, it, vi } from 'vitest';
import { AttemptContentionError } from '../../data/attempts.ts';
import { MemoryAttempts } from '../../testing/MemoryAttempts.ts';
import { UnconfirmedAllowance } from './UnconfirmedAllowance.ts';

const DAY = 24 * 3_600_000;
const confirmed = new Set<string>();
const isEmailConfirmed = vi.fn((userId: string) => Promise.resolve(confirmed.has(userId)));

let counter: MemoryAttempts;
let allowance: UnconfirmedAllowance;
beforeEach(() => {
  confirmed.clear();
  isEmailConfirmed.mockClear();
  counter = new MemoryAttempts();
  allowance = new UnconfirmedAllowance({
    isEmailConfirmed,
    counter,
    nameOf: (address) => `address-of-${address}`,
    perDay: () => 10,
  });
});

it('is shared by all accounts at an address whose e-mail address is not confirmed', async () => {
  for (const user of ['a', 'b', 'c', 'd', 'e']) expect(await allowance.take(user, 'home', 2, 0)).toBe(0);
  expect(await allowance.take('f', 'home', 1, 1_000)).toBe(DAY - 1_000);
  expect(await allowance.take('f', 'elsewhere', 1, 1_000)).toBe(0);
  expect(await allowance.take('f', 'home', 1, DAY)).toBe(0);
  expect([...counter.windows.keys()]).toContain('address-of-home_api_unconfirmed');
});

it('counts nothing of an account that is confirmed, and learns of it within a minute', async () => {
  expect(await allowance.take('a', 'home', 10, 0)).toBe(0);
  confirmed.add('a');
  expect(await allowance.take('a', 'home', 1, 1_000)).toBeGreaterThan(0);
  expect(await allowance.take('a', 'home', 1, 61_000)).toBe(0);
  expect(counter.questions).toBe(2);
  confirmed.delete('a');
  expect(await allowance.take('a', 'home', 50, 62_000)).toBe(0);
  expect(isEmailConfirmed).toHaveBeenCalledTimes(2);
});

it('does not ask again for an address that is refused', async () => {
  await allowance.take('a', 'home', 10, 0);
  await allowance.take('a', 'home', 1, 1);
  const before = counter.questions;
  expect(await allowance.take('b', 'home', 1, 2)).toBe(DAY - 2);
  expect(counter.questions).toBe(before);
});

it('lets a request that counts for more than the allowance be made once', async () => {
  expect(await allowance.take('a', 'home', 50, 0)).toBe(0);
  expect(await allowance.take('a', 'home', 1, 1)).toBeGreaterThan(0);
});

it('keeps nobody from reading where accounts or counts cannot be asked', async () => {
  isEmailConfirmed.mockRejectedValueOnce(new Error('auth/internal-error'));
  expect(await allowance.take('a', 'home', 50, 0)).toBe(0);
  counter.takeAll = () => Promise.reject(new Error('14 UNAVAILABLE'));
  expect(await allowance.take('a', 'home', 1, 0)).toBe(0);
  counter.takeAll = () => Promise.reject(new AttemptContentionError('too many'));
  expect(await allowance.take('a', 'home', 1, 0)).toBe(1_000);
});
