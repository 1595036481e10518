import { texts } from '@everything-wallet/core/texts/texts';
import { ServiceError } from '../../errors/ServiceError.ts';
import { formatRetryAfter } from './formatRetryAfter.ts';

/** Returns the refusal of too many requests, with the time to try again. */
export function tooManyRequests(
  text: 'server.tooManyRequests' | 'server.tooManyAttempts',
  waitMs: number,
): ServiceError {
  return new ServiceError('resource-exhausted', texts[text].replace('{when}', formatRetryAfter(waitMs)), {
    reason: 'tooManyRequests',
    retryAfterSeconds: Math.ceil(waitMs / 1_000),
  });
}
