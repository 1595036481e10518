import { expect, test } from 'vitest';
import { failureReasonOf } from './failureReason.ts';

test('a reason is read whatever else travels with it', () => {
  expect(failureReasonOf({ reason: 'outcomeUncertain' })).toBe('outcomeUncertain');
  expect(failureReasonOf({ reason: 'tooManyRequests', retryAfterSeconds: 12 })).toBe('tooManyRequests');
});

test.each([
  undefined,
  null,
  'refused',
  [],
  {},
  { reason: 7 },
  { reason: 'ofTomorrow' },
  { reason: 'toString' },
])('there is none in %j', (details) => {
  expect(failureReasonOf(details)).toBeUndefined();
});
