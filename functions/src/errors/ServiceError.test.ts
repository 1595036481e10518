import { failureDetailsOf } from '@everything-wallet/core/callables/failureReason';
import { expect, it } from 'vitest';
import { ServiceError } from './ServiceError.ts';

it('has the sentence in English, and its text for a browser in another language', () => {
  const { message, details } = new ServiceError('failed-precondition', 'send.error.nameNoRegistry', {
    values: { network: 'Base' },
  });
  expect(message).toBe('Names don’t work on Base. Enter the address itself.');
  expect(details).toEqual({
    reason: 'refused',
    text: { id: 'send.error.nameNoRegistry', values: { network: 'Base' } },
  });
  expect(failureDetailsOf(details)).toEqual(details);
});

it('has the wait in words, and as a number for a browser', () => {
  const error = new ServiceError('resource-exhausted', 'server.tooManyRequests', { retryAfterSeconds: 90 });
  expect(error.message).toBe('Too many requests. Try again in 2 minutes.');
  expect(error.details).toEqual({
    reason: 'refused',
    retryAfterSeconds: 90,
    text: { id: 'server.tooManyRequests' },
  });
});

it('has no text for a sentence that is not in the catalogue', () => {
  const error = new ServiceError('invalid-argument', { sentence: "The field 'a' is missing." });
  expect(error.message).toBe("The field 'a' is missing.");
  expect(error.details).toEqual({ reason: 'refused' });
});
