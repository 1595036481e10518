// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { CallableError } from './CallableError.ts';

const SENTENCE = 'The chain refused the transaction.';

describe("the server's own sentence", () => {
  test.each([
    'invalid-argument',
    'failed-precondition',
    'permission-denied',
    'resource-exhausted',
    'unavailable',
    'unauthenticated',
  ])('is shown with %s', (code) => {
    expect(new CallableError(code, SENTENCE).serverMessage).toBe(SENTENCE);
  });

  test.each(['internal', 'unknown', 'deadline-exceeded', 'data-loss', 'not-found'])(
    'is not looked for in %s, whose message nobody wrote for people',
    (code) => {
      expect(new CallableError(code, SENTENCE).serverMessage).toBeUndefined();
    },
  );

  test('is missing where the message is empty or only repeats the code', () => {
    expect(new CallableError('unavailable', '').serverMessage).toBeUndefined();
    expect(new CallableError('unavailable', 'unavailable').serverMessage).toBeUndefined();
    expect(new CallableError('failed-precondition', 'FAILED_PRECONDITION').serverMessage).toBeUndefined();
  });
});
