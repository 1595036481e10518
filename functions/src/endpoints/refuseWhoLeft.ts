import { messages } from '@everything-wallet/core/messages/messages';
import { CallerLeftError } from '../data/attempts.ts';
import { ServiceError } from '../errors/ServiceError.ts';

/**
 * Tells whoever was deleted, and has a token that has not ended yet, that their session has.
 *
 * @throws ServiceError 'unauthenticated'; anything else as it is
 */
export function refuseWhoLeft(error: unknown): never {
  if (!(error instanceof CallerLeftError)) throw error;
  throw new ServiceError('unauthenticated', messages['server.sessionEnded'], {
    cause: error,
    reason: 'signInNeeded',
  });
}
