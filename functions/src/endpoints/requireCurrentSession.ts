import { logFailure } from '../errors/logFailure.ts';
import { ServiceError } from '../errors/ServiceError.ts';
import { withDeadline } from '../errors/withDeadline.ts';
import { isUnableToVerify } from './isUnableToVerify.ts';

/** Milliseconds that the answer is waited for. */
const TIMEOUT_MS = 5_000;

/** The service's errors about an ended session, rather than about itself. */
const ENDED = new Set([
  'auth/id-token-revoked',
  'auth/id-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/argument-error',
]);

/**
 * Refuses a revoked session and a user who was disabled or deleted since the token was issued, which the
 * token itself does not show for up to an hour.
 *
 * @returns when its user signed in, in milliseconds since 1970
 * @throws ServiceError 'unauthenticated'; 'unavailable' if it is unknown
 */
export async function requireCurrentSession(idToken: string): Promise<{ readonly signedInAt: number }> {
  const { getAuth } = await import('firebase-admin/auth');
  try {
    const { auth_time: seconds } = await withDeadline(getAuth().verifyIdToken(idToken, true), TIMEOUT_MS);
    return { signedInAt: seconds * 1_000 };
  } catch (error) {
    if (ENDED.has(String((error as { code?: unknown }).code)) && !isUnableToVerify(error)) {
      throw new ServiceError('unauthenticated', 'server.sessionEnded', {
        cause: error,
        reason: 'signInNeeded',
      });
    }
    logFailure('checking a session', error);
    throw new ServiceError('unavailable', 'server.sessionUnknown', {
      cause: error,
      reason: 'serviceUnavailable',
    });
  }
}
