// @vitest-environment node
import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { signCall, type CallToSign } from '@everything-wallet/core/transactions/signCall';
import { expect, test } from 'vitest';
import { approval, JUNK, transfer } from '../testing/signedTransfer.ts';
import { checkSignedCall } from './checkSignedCall.ts';

const signed = async () => signCall(await deriveAccount(JUNK), approval);
const { fees, transaction } = approval;

test('accepts the call shown', async () => {
  const bytes = await signed();
  expect(() => checkSignedCall(bytes, approval)).not.toThrow();
});

test.each<[string, Partial<CallToSign>]>([
  ['another contract', { transaction: { ...transaction, to: transfer.to } }],
  ['coin', { transaction: { ...transaction, value: 1n } }],
  ['other data', { transaction: { ...transaction, data: `${transaction.data.slice(0, -1)}6` } }],
  ['more data', { transaction: { ...transaction, data: `${transaction.data}00` } }],
  ['another chain', { transaction: { ...transaction, chainId: 137 } }],
  ['no contract', { transaction: { ...transaction, to: null } }],
  ['another sender', { from: transfer.to }],
  ['another nonce', { fees: { ...fees, nonce: 8 } }],
  ['another fee', { fees: { ...fees, gasPrice: fees.gasPrice + 1n } }],
  ['a lower total', { shownTotal: approval.shownTotal - 1n }],
])('rejects the bytes where %s was shown', async (_, seen) => {
  const bytes = await signed();
  const failed = expect.objectContaining({ textId: 'send.error.failed' }) as Error;
  expect(() => checkSignedCall(bytes, { ...approval, ...seen })).toThrow(failed);
});
