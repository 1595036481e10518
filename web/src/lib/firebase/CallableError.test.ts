// @vitest-environment node
import { compiledTexts } from 'virtual:compiled-texts/session';
import { describe, expect, test } from 'vitest';
import { loadTexts } from '../text/loadTexts.ts';
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

describe('a refusal with a text', () => {
  const text = { id: 'server.noToken' };

  test("is shown in the catalogue's words", () => {
    loadTexts(compiledTexts);
    expect(new CallableError('failed-precondition', `${SENTENCE} [400]`, { text }).serverMessage).toBe(
      'There is no ERC-20 token at this address on this network.',
    );
  });

  test('is shown as sent if the catalogue does not have the text', () => {
    const unknown = { id: 'server.ofTomorrow' };
    expect(new CallableError('failed-precondition', SENTENCE, { text: unknown }).serverMessage).toBe(
      SENTENCE,
    );
  });

  test.each([
    ['internal', SENTENCE],
    ['unavailable', 'unavailable'],
  ])('is not shown with %s and %j: the server did not speak to people', (code, message) => {
    expect(new CallableError(code, message, { text }).serverMessage).toBeUndefined();
  });
});
