// @vitest-environment node
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { expect, test } from 'vitest';
import { CallableError } from '../../lib/firebase/CallableError.ts';
import { texts } from '../../texts/texts.ts';
import { isUncertain } from './isUncertain.ts';

test('a transfer may be on its way when the browser or the server says so', () => {
  expect(isUncertain(new WalletError('send.error.uncertain'))).toBe(true);
  const told = new CallableError('unavailable', 'In words of tomorrow.', { reason: 'outcomeUncertain' });
  expect(isUncertain(told)).toBe(true);
});

test('the words of a failure decide nothing', () => {
  const sentence = texts['send.error.uncertain'];
  expect(isUncertain(new CallableError('unavailable', sentence, { reason: 'networkUnavailable' }))).toBe(
    false,
  );
});

test('any other failure is a failure', () => {
  expect(isUncertain(new WalletError('send.error.feeRose'))).toBe(false);
  expect(isUncertain(new CallableError('unavailable', '', { reason: 'networkUnavailable' }))).toBe(false);
  expect(isUncertain(new Error(texts['send.error.uncertain']))).toBe(false);
});
