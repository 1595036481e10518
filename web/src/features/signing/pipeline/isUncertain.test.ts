// @vitest-environment node
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { expect, test } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { texts } from '../../../texts/texts.ts';
import { isUncertain } from './isUncertain.ts';

test('a transfer may be pending when the browser or the server reports so', () => {
  expect(isUncertain(new WalletError('send.error.uncertain'))).toBe(true);
  const uncertain = new CallableError('unavailable', 'In words of tomorrow.', { reason: 'outcomeUncertain' });
  expect(isUncertain(uncertain)).toBe(true);
});

test('the wording of a failure decides nothing', () => {
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
