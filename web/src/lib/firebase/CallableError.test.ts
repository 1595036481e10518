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
    'is not read from %s, whose message is not written for display',
    (code) => {
      expect(new CallableError(code, SENTENCE).serverMessage).toBeUndefined();
    },
  );

  test('is shown without the HTTP status that the SDK adds', () => {
    expect(new CallableError('failed-precondition', `${SENTENCE} [400]`).serverMessage).toBe(SENTENCE);
    const ending = 'Wait until block [100].';
    expect(new CallableError('failed-precondition', `${ending} [400]`).serverMessage).toBe(ending);
  });

  test.each(['unavailable [503]', 'Backend error status: UNAVAILABLE [503]'])(
    'is missing where only the SDK speaks: %s',
    (message) => {
      expect(new CallableError('unavailable', message).serverMessage).toBeUndefined();
    },
  );

  test('is missing where the message is empty or only repeats the code', () => {
    expect(new CallableError('unavailable', '').serverMessage).toBeUndefined();
    expect(new CallableError('unavailable', 'unavailable').serverMessage).toBeUndefined();
    expect(new CallableError('failed-precondition', 'FAILED_PRECONDITION').serverMessage).toBeUndefined();
  });
});
