// @vitest-environment node
import { compiledTexts } from 'virtual:compiled-texts/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { i18n } from '../../lib/text/i18n.ts';
import { refusalReason } from './refusalReason.ts';

const source = i18n.locale;
beforeEach(() => i18n.load(source, compiledTexts));
afterEach(() => i18n.activate(source));

const refused = (text: { id: string } | undefined) =>
  refusalReason({ error: 'Trop de messages.', text, retryAfterSeconds: 90 });

test('a refusal has the text of the interface, with the time to wait', () => {
  expect(refused({ id: 'server.tooManyRequests' })).toBe('Too many requests. Try again in 2 minutes.');
});

test('without a known text it has the sentence of the server', () => {
  expect(refused({ id: 'server.chat.newer' })).toBe('Trop de messages.');
  expect(refused(undefined)).toBe('Trop de messages.');
});
