import { texts } from '@everything-wallet/core/texts/texts';
import { HttpsError } from 'firebase-functions/https';
import { logFailure } from '../errors/logFailure.ts';
import { ServiceError } from '../errors/ServiceError.ts';
import { toHttpsError } from './toHttpsError.ts';

/**
 * Converts a failure for the caller: the code, sentence and reason of a ServiceError; of anything else
 * 'internal' with a generic sentence and no reason. Failures not caused by the caller are logged.
 *
 * @param name of the callable
 */
export function toCallRefusal(name: string, error: unknown): HttpsError {
  if (!(error instanceof ServiceError) || error.code === 'unavailable') logFailure(name, error);
  if (error instanceof ServiceError) return toHttpsError(error);
  // Without a reason: it is unknown what was done before it failed.
  return new HttpsError('internal', texts['server.unexpected']);
}
