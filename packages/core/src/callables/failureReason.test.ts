import { expect, test } from 'vitest';
import { failureDetailsOf } from './failureReason.ts';

test('reads a reason whatever other details are present', () => {
  expect(failureDetailsOf({ reason: 'outcomeUncertain' })?.reason).toBe('outcomeUncertain');
  expect(failureDetailsOf({ reason: 'nodesDisagree' })?.reason).toBe('nodesDisagree');
  expect(failureDetailsOf({ reason: 'tooManyRequests', other: 12 })?.reason).toBe('tooManyRequests');
  expect(failureDetailsOf({ reason: 'tooManyRequests', retryAfterSeconds: 'soon' })?.reason).toBe(
    'tooManyRequests',
  );
});

test('reads the retry time with it', () => {
  expect(failureDetailsOf({ reason: 'tooManyRequests', retryAfterSeconds: 12 })?.retryAfterSeconds).toBe(12);
});

test('reads the text with it, and the reason if the text is malformed', () => {
  const text = { id: 'server.noToken', values: { network: 'Ethereum' } };
  expect(failureDetailsOf({ reason: 'noToken', text })).toEqual({ reason: 'noToken', text });
  expect(failureDetailsOf({ reason: 'noToken', text: { id: '<b>' } })).toEqual({ reason: 'noToken' });
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
])('finds none in %j', (details) => {
  expect(failureDetailsOf(details)).toBeUndefined();
});
