import { expect, test } from 'vitest';
import { chatRefusalSchema } from './chatRefusalSchema.ts';

test('reads a sentence with and without a text', () => {
  const text = { id: 'server.tooManyRequests' };
  expect(chatRefusalSchema.parse({ error: 'No.' })).toEqual({ error: 'No.' });
  const whole = { error: 'No.', text, retryAfterSeconds: 12 };
  expect(chatRefusalSchema.parse(whole)).toEqual(whole);
});

test('reads the sentence where the rest is malformed', () => {
  expect(chatRefusalSchema.parse({ error: 'No.', text: { id: '<a>' }, retryAfterSeconds: 'soon' })).toEqual({
    error: 'No.',
  });
});

test('refuses an answer without a sentence', () => {
  expect(chatRefusalSchema.safeParse({ error: '', text: { id: 'server.chat.cut' } }).success).toBe(false);
});
