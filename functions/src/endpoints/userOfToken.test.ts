import { afterEach, expect, it, vi } from 'vitest';
import { userOfToken } from './userOfToken.ts';

const verifyIdToken = vi.hoisted(() => vi.fn<(token: string) => Promise<unknown>>());
vi.mock('firebase-admin/auth', () => ({ getAuth: () => ({ verifyIdToken }) }));
afterEach(() => vi.useRealTimers());

const now = () => Math.floor(Date.now() / 1_000);
const claims = (changes: object = {}) => ({
  uid: 'user',
  iat: now(),
  auth_time: now() - 100,
  exp: now() + 3_600,
  ...changes,
});
const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

it('is who the token names', async () => {
  verifyIdToken.mockResolvedValueOnce(claims());
  expect(await userOfToken('good')).toBe('user');
});

it('is undefined for an invalid token', async () => {
  for (const error of [
    failure('auth/id-token-expired', 'Firebase ID token has expired.'),
    failure('auth/argument-error', 'Firebase ID token has invalid signature.'),
    // Any error of a parser.
    new SyntaxError('Unexpected token'),
  ]) {
    verifyIdToken.mockRejectedValueOnce(error);
    expect(await userOfToken('bad')).toBeUndefined();
  }
});

it.each([
  ['was issued in ten minutes', { iat: now() + 600 }],
  ['is of a sign-in in ten minutes', { auth_time: now() + 600 }],
  ['does not say when it was issued', { iat: undefined }],
  ['does not say when its user signed in', { auth_time: 'then' }],
  ['has no end', { exp: undefined }],
])('is undefined if the token %s', async (_, changes) => {
  verifyIdToken.mockResolvedValueOnce(claims(changes));
  expect(await userOfToken('odd')).toBeUndefined();
});

it('bears clocks that differ by minutes', async () => {
  verifyIdToken.mockResolvedValueOnce(claims({ iat: now() + 200, auth_time: now() + 200 }));
  expect(await userOfToken('good')).toBe('user');
});

it.each([
  'Error fetching public keys for Google certs: unavailable',
  'Error while making request: socket hang up. Error code: ECONNRESET',
])('is unknown if the certificates are unavailable: %s', async (message) => {
  // firebase-admin calls this the token's fault as well.
  verifyIdToken.mockRejectedValueOnce(failure('auth/argument-error', message));
  await expect(userOfToken('any')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Your session could not be checked. Please try again in a minute.',
    details: { reason: 'serviceUnavailable' },
  });
});

it('is unavailable, within seconds, without an answer', async () => {
  vi.useFakeTimers();
  verifyIdToken.mockReturnValueOnce(new Promise(() => undefined));
  const asked = expect(userOfToken('any')).rejects.toMatchObject({ code: 'unavailable' });
  await vi.advanceTimersByTimeAsync(5_000);
  await asked;
});
