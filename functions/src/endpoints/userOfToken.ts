import type { DecodedIdToken } from 'firebase-admin/auth';
import { DeadlineError } from '../errors/DeadlineError.ts';
import { logFailure } from '../errors/logFailure.ts';
import { ServiceError } from '../errors/ServiceError.ts';
import { withDeadline } from '../errors/withDeadline.ts';
import { isUnableToVerify } from './isUnableToVerify.ts';

/** Milliseconds that the certificates are waited for. */
const TIMEOUT_MS = 5_000;

/** Seconds by which the clocks of who issues tokens and who reads them may differ. */
const CLOCK_SKEW_S = 300;

/**
 * Returns the user of an ID token; undefined if it is invalid: forged, expired, of another project, or from
 * the future (https://firebase.google.com/docs/auth/admin/verify-id-tokens, of which firebase-admin leaves
 * out the last).
 *
 * @throws ServiceError 'unavailable' if it cannot be verified within seconds: the SDK itself would wait for
 * ever
 */
export async function userOfToken(idToken: string): Promise<string | undefined> {
  const { getAuth } = await import('firebase-admin/auth');
  try {
    const token = await withDeadline(getAuth().verifyIdToken(idToken), TIMEOUT_MS);
    return isOfThisTime(token) ? token.uid : undefined;
  } catch (error) {
    // Problems of a token are not logged: the messages quote it.
    if (!(error instanceof DeadlineError) && !isUnableToVerify(error)) return undefined;
    logFailure('verifying a token', error);
    throw new ServiceError('unavailable', 'server.sessionUnknown', {
      cause: error,
      reason: 'serviceUnavailable',
    });
  }
}

function isOfThisTime({ iat, auth_time: signedInAt, exp }: DecodedIdToken): boolean {
  const latest = Date.now() / 1_000 + CLOCK_SKEW_S;
  return Number.isFinite(exp) && [iat, signedInAt].every((time) => Number.isFinite(time) && time <= latest);
}
