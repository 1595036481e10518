// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '../../lib/text/i18n.ts';

const sent = { error: 'As sent.', text: { id: 'server.chat.cut' } };

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('../../lib/language/language.ts');
  vi.doUnmock('virtual:compiled-texts/chatServer');
});

const sentenceOf = async (
  refusal: Parameters<typeof import('./chatRefusalSentence.ts').chatRefusalSentence>[0],
) => (await import('./chatRefusalSentence.ts')).chatRefusalSentence(refusal);
const speakGerman = () => vi.doMock('../../lib/language/language.ts', () => ({ language: 'de' }));

test('in the source language it is the sentence that was sent', async () => {
  expect(await sentenceOf(sent)).toBe('As sent.');
  expect(i18n.messages).not.toHaveProperty('server.chat.cut');
});

test('in another language it is that of the catalogue', async () => {
  speakGerman();
  vi.doMock('virtual:compiled-texts/chatServer', () => ({
    compiledTexts: {
      'server.chat.cut': 'Abgebrochen.',
      'server.tooManyRequests': ['Versuchen Sie es ', ['when'], ' wieder.'],
    },
  }));
  expect(await sentenceOf(sent)).toBe('Abgebrochen.');
  const limited = { error: 'As sent.', text: { id: 'server.tooManyRequests' }, retryAfterSeconds: 12 };
  expect(await sentenceOf(limited)).toBe('Versuchen Sie es in 12 Sekunden wieder.');
});

test.each([
  ['without a text', { error: 'As sent.' }],
  ['with an unknown text', { error: 'As sent.', text: { id: 'server.ofTomorrow' } }],
])('%s it is the sentence that was sent', async (_, refusal) => {
  speakGerman();
  expect(await sentenceOf(refusal)).toBe('As sent.');
});

test('where the texts cannot be loaded it is the sentence that was sent', async () => {
  speakGerman();
  vi.doMock('virtual:compiled-texts/chatServer', () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await sentenceOf(sent)).toBe('As sent.');
});
