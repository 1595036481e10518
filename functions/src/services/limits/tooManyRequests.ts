import { messages } from '@everything-wallet/core/messages/messages';
import { ServiceError } from '../../errors/ServiceError.ts';
import { whenAgain } from './whenAgain.ts';

/** The refusal of somebody who asked too much, which says when to try again. */
export function tooManyRequests(
  text: 'server.tooManyRequests' | 'server.tooManyAttempts',
  waitMs: number,
): ServiceError {
  return new ServiceError('resource-exhausted', messages[text].replace('{when}', whenAgain(waitMs)), {
    reason: 'tooManyRequests',
    retryAfterSeconds: Math.ceil(waitMs / 1_000),
  });
}
