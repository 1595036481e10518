import { AccountDeletedError } from '../../data/attempts.ts';
import { ServiceError } from '../../errors/ServiceError.ts';

/**
 * Refuses a deleted account whose token is still valid as an ended session.
 *
 * @throws ServiceError 'unauthenticated'; any other error unchanged
 */
export function rejectDeletedAccount(error: unknown): never {
  if (!(error instanceof AccountDeletedError)) throw error;
  throw new ServiceError('unauthenticated', 'server.sessionEnded', {
    cause: error,
    reason: 'signInNeeded',
  });
}
