import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { DeadlineError } from '../errors/DeadlineError.ts';
import { isEmailConfirmed, isUserActive } from './userAccount.ts';

const getUser = vi.fn<(userId: string) => Promise<unknown>>();
vi.mock('firebase-admin/auth', () => ({ getAuth: () => ({ getUser }) }));
vi.mock('../errors/logFailure.ts', () => ({ logFailure: () => undefined }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  getUser.mockReset();
});

// Regression: the API sent two queries one after the other, and answered after 12.4 s if the accounts were
// silent.
it('waits five seconds in all for two questions of a request that the accounts do not answer', async () => {
  getUser.mockReturnValue(new Promise(() => undefined));
  const confirmed = isEmailConfirmed('alice').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2_000);
  let refused: unknown;
  void isUserActive('alice').catch((error: unknown) => (refused = error));
  await vi.advanceTimersByTimeAsync(2_999);
  expect(refused).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(refused).toBeInstanceOf(DeadlineError);
  expect(await confirmed).toMatchObject({ code: 'unavailable' });
  expect(getUser).toHaveBeenCalledTimes(1);
});

it('queries again once there is an answer, and each user separately', async () => {
  getUser.mockImplementation((userId) =>
    Promise.resolve({ disabled: userId === 'bob', emailVerified: true }),
  );
  expect(await Promise.all([isUserActive('alice'), isUserActive('bob')])).toEqual([true, false]);
  getUser.mockResolvedValue({ disabled: true });
  expect(await isUserActive('alice')).toBe(false);
  expect(getUser).toHaveBeenCalledTimes(3);
});

it('distinguishes a deleted user from one without an answer', async () => {
  getUser.mockRejectedValueOnce(Object.assign(new Error('none'), { code: 'auth/user-not-found' }));
  expect(await isUserActive('alice')).toBe(false);
  getUser.mockRejectedValueOnce(Object.assign(new Error('down'), { code: 'auth/internal-error' }));
  await expect(isUserActive('alice')).rejects.toThrow('down');
});
