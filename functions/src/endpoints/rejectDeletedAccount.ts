import { texts } from '@everything-wallet/core/texts/texts';
import { AccountDeletedError } from '../data/attempts.ts';
import { ServiceError } from '../errors/ServiceError.ts';

/**
 * Reports an ended session to a deleted user whose token has not expired yet.
 *
 * @throws ServiceError 'unauthenticated'; anything else as it is
 */
export function rejectDeletedAccount(error: unknown): never {
  if (!(error instanceof AccountDeletedError)) throw error;
  throw new ServiceError('unauthenticated', texts['server.sessionEnded'], {
    cause: error,
    reason: 'signInNeeded',
  });
}
