import { afterEach, expect, it, vi } from 'vitest';
import { isAppVerified } from './isAppVerified.ts';

const verifyToken = vi.hoisted(() => vi.fn<(token: string) => Promise<unknown>>());
vi.mock('firebase-admin/app-check', () => ({ getAppCheck: () => ({ verifyToken }) }));
afterEach(() => vi.unstubAllEnvs());

it('accepts every request if App Check is not enforced', async () => {
  expect(await isAppVerified(undefined)).toBe(true);
});

it('accepts only a verified token if it is', async () => {
  vi.stubEnv('ENFORCE_APP_CHECK', 'true');
  verifyToken.mockImplementation((token) =>
    token === 'good' ? Promise.resolve({}) : Promise.reject(new Error('forged')),
  );
  expect(await isAppVerified(undefined)).toBe(false);
  expect(await isAppVerified('forged')).toBe(false);
  expect(await isAppVerified('good')).toBe(true);
});

it('does not wait for keys that never arrive', async () => {
  vi.stubEnv('ENFORCE_APP_CHECK', 'true');
  vi.useFakeTimers();
  verifyToken.mockReturnValue(new Promise(() => undefined));
  const verified = isAppVerified('good');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await verified).toBe(false);
  vi.useRealTimers();
});
