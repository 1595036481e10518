// @vitest-environment node
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { describeCall } from '@everything-wallet/core/calls/describeCall';
import { PERMIT2 } from '@everything-wallet/core/calls/permit2';
import type { Approval } from '@everything-wallet/core/schemas/approvalsAnswer';
import { networks } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import type { ApprovalRow } from './ApprovalRow.ts';
import { revokeRequest } from './revokeRequest.ts';
import { approval, facts, OWNER, SPENDER, TOKEN } from './testing/approvalsAnswer.ts';

const COLLECTION = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const [network] = networks;
const rowOf = (changes: Partial<Approval>, derivationIndex: number | null = 2): ApprovalRow => ({
  key: 'one',
  network,
  approval: approval(changes),
  token: facts(),
  account: { address: OWNER, name: 'Account 1', derivationIndex },
  block: 1_000,
  isUnlimited: false,
  usd: undefined,
});

test.each<[Approval['kind'], Partial<Approval>, string]>([
  ['allowance', {}, TOKEN],
  ['operator', { contract: COLLECTION }, COLLECTION],
  ['permit2', {}, PERMIT2],
  ['tokenApproval', { contract: COLLECTION, tokenId: '7', spender: null }, COLLECTION],
])('revokes an approval of kind %s completely', (kind, changes, to) => {
  const request = revokeRequest(rowOf({ kind, ...changes }));
  expect(request).toMatchObject({ network, sender: { address: OWNER, derivationIndex: 2 }, to, value: 0n });
  if (!request) return;
  const call = decodeCall({ ...request, chainId: network.chainId }, request.facts);
  const { titleId, permissions, movements } = describeCall(call, { sender: OWNER, wrappedCoin: undefined });
  expect(titleId).toBe(kind === 'operator' ? 'call.title.revokeAll' : 'call.title.revoke');
  expect(movements).toEqual([]);
  expect(permissions).toMatchObject([{ amount: 0n, change: 'set' }]);
  if (kind !== 'tokenApproval') expect(permissions[0]?.spender).toBe(SPENDER);
});

test('returns undefined for a watch-only account or an unknown spender', () => {
  expect(revokeRequest(rowOf({}, null))).toBeUndefined();
  expect(revokeRequest(rowOf({ spender: null }))).toBeUndefined();
});
