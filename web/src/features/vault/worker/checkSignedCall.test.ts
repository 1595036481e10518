// @vitest-environment node
import { consentTo } from '@everything-wallet/core/calls/consentTo';
import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { signCall, type CallToSign } from '@everything-wallet/core/transactions/signCall';
import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import { describe, expect, test } from 'vitest';
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

describe('the creation of a contract', () => {
  const created = { ...transaction, to: null, value: 5n, data: '0x6000' };
  const creation: CallToSign = {
    ...approval,
    transaction: created,
    facts: undefined,
    shown: decodeCall(created),
    accepted: [{ type: 'unknownCall' }],
    consent: consentTo({ ...created, from: approval.from }),
    shownTotal: approval.shownTotal + 5n,
  };
  const legacy: TransferFees = { gasLimit: fees.gasLimit, gasPrice: fees.gasPrice, nonce: fees.nonce };
  const bytesOf = async (usedFees: TransferFees) =>
    signCall(await deriveAccount(JUNK), { ...creation, fees: usedFees });

  test.each([fees, legacy])('is accepted as shown', async (usedFees) => {
    const bytes = await bytesOf(usedFees);
    expect(() => checkSignedCall(bytes, { ...creation, fees: usedFees })).not.toThrow();
  });

  test.each<[string, Partial<CallToSign>]>([
    ['a contract', { transaction: { ...created, to: transfer.to } }],
    ['the zero address', { transaction: { ...created, to: `0x${'0'.repeat(40)}` } }],
    ['other code', { transaction: { ...created, data: '0x6001' } }],
    ['other coin', { transaction: { ...created, value: 4n } }],
  ])('is rejected where %s was shown', async (_, seen) => {
    const bytes = await bytesOf(fees);
    const failed = expect.objectContaining({ textId: 'send.error.failed' }) as Error;
    expect(() => checkSignedCall(bytes, { ...creation, ...seen })).toThrow(failed);
  });
});
