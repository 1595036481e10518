// @vitest-environment node
import { buildApprove } from '@everything-wallet/core/calls/build/buildApprove';
import { buildRevoke } from '@everything-wallet/core/calls/build/buildRevoke';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { networks } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import type { ApprovalRow } from './ApprovalRow.ts';
import { pendingRevokeOf } from './pendingRevokeOf.ts';
import { approval, OWNER, SPENDER, TOKEN } from './testing/approvalsAnswer.ts';

const [network] = networks;
const { chainId } = network;
const row: ApprovalRow = {
  key: 'one',
  network,
  approval: approval(),
  token: undefined,
  account: { address: OWNER, name: 'Account 1', derivationIndex: 0 },
  block: 90,
  isUnlimited: false,
  usd: undefined,
};
/** The record the server writes if the contract did not answer in time. */
const silent = {
  user_id: 'alice',
  type: 'send',
  status: 'pending',
  network: network.id,
  from_address: OWNER,
  to_address: TOKEN,
  contract_address: TOKEN,
  call_kind: 'approve',
  spender: SPENDER,
} as TransactionRecord;
const signed = (data: string) => `0x02f8a0${data.slice(2).toUpperCase()}c001`;
const { data: revocation } = buildRevoke({ chainId, token: TOKEN, spender: SPENDER });
const { data: approving } = buildApprove({ chainId, token: TOKEN, spender: SPENDER, amount: 7n, named: 7n });

// Regression: after a reload, Revoke was offered again while one was pending, and its fee was paid twice.
test('finds a pending revocation by its signed data if the record has no amount', () => {
  const found = { ...silent, signed_transaction: signed(revocation) };
  expect(pendingRevokeOf(row, [silent, found])).toBe(found);
});

test.each<[string, Partial<TransactionRecord>]>([
  ['an approval of something', { signed_transaction: signed(approving) }],
  ['one of another account', { signed_transaction: signed(revocation), from_address: SPENDER }],
  ['one that is in a block', { signed_transaction: signed(revocation), status: 'completed' }],
  [
    'one of another contract',
    { signed_transaction: signed(revocation), to_address: SPENDER, contract_address: SPENDER },
  ],
])('not %s', (_, changes) => {
  expect(pendingRevokeOf(row, [{ ...silent, ...changes }])).toBeUndefined();
});

test('finds a pending revocation by its record', () => {
  const record = { ...silent, call_kind: 'revoke', allowed_units: '0' } as const;
  expect(pendingRevokeOf(row, [record])).toBe(record);
});
