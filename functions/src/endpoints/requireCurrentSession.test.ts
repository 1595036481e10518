import { expect, it, vi } from 'vitest';
import { requireCurrentSession } from './requireCurrentSession.ts';

const verifyIdToken = vi.hoisted(() => vi.fn<(token: string, checkRevoked: boolean) => Promise<unknown>>());
vi.mock('firebase-admin/auth', () => ({ getAuth: () => ({ verifyIdToken }) }));

it.each([
  ['auth/id-token-revoked', 'The Firebase ID token has been revoked.', 'unauthenticated'],
  ['auth/user-disabled', 'The user record is disabled.', 'unauthenticated'],
  ['auth/argument-error', 'Firebase ID token has invalid signature.', 'unauthenticated'],
  ['auth/internal-error', 'An internal error has occurred.', 'unavailable'],
  // Without certificates we must not ask people to sign in again.
  ['auth/argument-error', 'Error fetching public keys for Google certs: unavailable', 'unavailable'],
])('a session that fails with %s (%s) is %s', async (code, message, refusal) => {
  verifyIdToken.mockRejectedValueOnce(Object.assign(new Error(message), { code }));
  await expect(requireCurrentSession('token')).rejects.toMatchObject({ code: refusal });
  expect(verifyIdToken).toHaveBeenCalledWith('token', true);
});
