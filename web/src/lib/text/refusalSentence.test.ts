// @vitest-environment node
import { compiledTexts } from 'virtual:compiled-texts/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { i18n } from './i18n.ts';
import { refusalSentence } from './refusalSentence.ts';

const source = i18n.locale;
beforeEach(() => i18n.load(source, compiledTexts));
afterEach(() => i18n.activate(source));

test('shows the text of the catalogue', () => {
  expect(refusalSentence({ id: 'server.noToken' }, undefined)).toBe(
    'There is no ERC-20 token at this address on this network.',
  );
});

test('fills values in as plain text', () => {
  const reason = '<a href="https://example.com">{more}</a>';
  expect(refusalSentence({ id: 'server.listingRefused', values: { reason } }, undefined)).toBe(
    `This listing cannot be published: ${reason}.`,
  );
});

test('does not decode escapes of a value', () => {
  const reason = 'a\\u202eb';
  expect(refusalSentence({ id: 'server.listingRefused', values: { reason } }, undefined)).toBe(
    `This listing cannot be published: ${reason}.`,
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
  ['a value that is missing', { id: 'server.listingRefused' }],
  ['a wait that is missing', { id: 'server.tooManyRequests', values: {} }],
])('leaves %s to the sentence that was sent', (_, text) => {
  expect(refusalSentence(text, undefined)).toBeUndefined();
});
