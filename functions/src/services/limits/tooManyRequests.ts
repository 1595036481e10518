import { ServiceError } from '../../errors/ServiceError.ts';

/** Returns the refusal of too many requests, with the time to try again. */
export function tooManyRequests(
  text: 'server.tooManyRequests' | 'server.tooManyAttempts',
  waitMs: number,
): ServiceError {
  return new ServiceError('resource-exhausted', text, {
    reason: 'tooManyRequests',
    retryAfterSeconds: Math.ceil(waitMs / 1_000),
  });
}
