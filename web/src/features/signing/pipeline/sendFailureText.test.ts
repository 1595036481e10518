// @vitest-environment node
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { TextId } from '@everything-wallet/core/texts/texts';
import { expect, test } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { texts } from '../../../texts/texts.ts';
import { sendFailureText } from './sendFailureText.ts';

const textOf = (error: unknown) => sendFailureText(error, (id) => texts[id]);

test.each<TextId>([
  'send.error.phraseMismatch',
  'send.error.invalidPhrase',
  'send.error.estimate',
  'send.error.feeRose',
  'send.error.watchOnly',
])('%s has its own text', (textId) => {
  expect(textOf(new WalletError(textId))).toBe(texts[textId]);
});

test('shows a sign-out in between', () => {
  expect(textOf(new CallableError('unauthenticated', 'Sign in first.'))).toBe('User not authenticated');
});

test.each(['invalid-argument', 'failed-precondition', 'resource-exhausted', 'unavailable'])(
  "shows the server's message for %s",
  (code) => {
    expect(textOf(new CallableError(code, 'The chain refused it.'))).toBe('The chain refused it.');
  },
);

test.each<[string, unknown]>([
  ['a refusal without a message', new CallableError('failed-precondition', '')],
  ['an unknown code, whose message is not for people', new CallableError('unknown', 'stack trace')],
  ['any other error: its message may quote the phrase', new Error('invalid mnemonic "test junk"')],
  ['a value that is no error', 'test junk'],
])('shows %s as a failure', (_, error) => {
  expect(textOf(error)).toBe('Failed to send transaction');
});
