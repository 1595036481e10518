// @vitest-environment node
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { messages } from '../../messages/messages.ts';
import { expect, test } from 'vitest';
import { CallableError } from '../../lib/firebase/CallableError.ts';
import { isUncertain } from './isUncertain.ts';

test('a transfer may be on its way when the browser or the server says so', () => {
  expect(isUncertain(new WalletError('send.error.uncertain'))).toBe(true);
  expect(isUncertain(new CallableError('unavailable', messages['send.error.uncertain']))).toBe(true);
});

test('any other failure is a failure', () => {
  expect(isUncertain(new WalletError('send.error.feeRose'))).toBe(false);
  expect(isUncertain(new CallableError('unavailable', messages['server.chainUnavailable']))).toBe(false);
  expect(isUncertain(new Error(messages['send.error.uncertain']))).toBe(false);
});
