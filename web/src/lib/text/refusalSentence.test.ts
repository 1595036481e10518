// @vitest-environment node
import { compiledTexts } from 'virtual:compiled-texts/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { i18n } from './i18n.ts';
import { refusalSentence } from './refusalSentence.ts';

const source = i18n.locale;
beforeEach(() => i18n.load(source, compiledTexts));
afterEach(() => i18n.activate(source));

/** A refusal with values. */
const ambiguous = (typed: string) => ({
  id: 'send.error.amountAmbiguous',
  values: { typed, asDecimal: '1.5', asWhole: '1500' },
});

test('shows the text of the catalogue', () => {
  expect(refusalSentence({ id: 'server.noToken' }, undefined)).toBe(
    'There is no ERC-20 token at this address on this network.',
  );
});

test('fills values in as plain text', () => {
  const typed = '<a href="https://example.com">{more}</a>';
  expect(refusalSentence(ambiguous(typed), undefined)).toBe(
    `“${typed}” could mean 1.5 or 1500. Enter the one you mean.`,
  );
});

test('does not decode escapes of a value', () => {
  const typed = 'a\\u202eb';
  expect(refusalSentence(ambiguous(typed), undefined)).toBe(
    `“${typed}” could mean 1.5 or 1500. Enter the one you mean.`,
  );
});

test('says when to try again', () => {
  expect(refusalSentence({ id: 'server.tooManyRequests' }, 90)).toBe(
    'Too many requests. Try again in 2 minutes.',
  );
});

test('speaks the language of the interface', () => {
  i18n.load('de', {
    'server.tooManyRequests': ['Zu viele Anfragen. Versuchen Sie es ', ['when'], ' wieder.'],
  });
  i18n.activate('de');
  expect(refusalSentence({ id: 'server.tooManyRequests' }, 90)).toBe(
    'Zu viele Anfragen. Versuchen Sie es in 2 Minuten wieder.',
  );
});

test.each([
  ['a text of a newer server', { id: 'server.ofTomorrow' }],
  ['a name that every object has', { id: 'constructor' }],
  ['a value that is missing', { id: 'send.error.amountAmbiguous' }],
  ['a wait that is missing', { id: 'server.tooManyRequests', values: {} }],
])('leaves %s to the sentence that was sent', (_, text) => {
  expect(refusalSentence(text, undefined)).toBeUndefined();
});
