// @vitest-environment node
import { networks } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import type { ApprovalRow } from './ApprovalRow.ts';
import { nextRevokeStep } from './nextRevokeStep.ts';
import { approval, OWNER, SPENDER, TOKEN } from './testing/approvalsAnswer.ts';

const OTHER_SPENDER = `0x${'7'.repeat(40)}`;

function rowOf(spender: string, derivationIndex: number | null = 0): ApprovalRow {
  return {
    key: spender,
    network: networks[0],
    approval: approval({ spender }),
    token: undefined,
    account: { address: OWNER, name: 'Account 1', derivationIndex },
    block: 90,
    isUnlimited: false,
    usd: undefined,
  };
}

test('has a call for each approval, in their order, that knows its own row', () => {
  const rows = [rowOf(SPENDER), rowOf(OTHER_SPENDER)];
  const next = nextRevokeStep(rows, ({ key }) => key === OTHER_SPENDER);
  if (next.type !== 'sign') throw new TypeError('Nothing is signed');
  expect(next.requests.map((request) => next.step.get(request))).toEqual(rows);
  expect(next.requests.map(({ watched }) => watched?.[0])).toEqual([
    { kind: 'allowance', contract: TOKEN, spender: SPENDER },
    { kind: 'allowance', contract: TOKEN, spender: OTHER_SPENDER },
  ]);
  expect(next.requests.map(({ isDone }) => isDone?.())).toEqual([false, true]);
});

test('leaves out what this device cannot sign, and says so where nothing is left', () => {
  const watched = rowOf(SPENDER, null);
  expect(nextRevokeStep([watched, rowOf(OTHER_SPENDER)], () => false)).toMatchObject({
    requests: [{ sender: { address: OWNER, derivationIndex: 0 } }],
  });
  expect(nextRevokeStep([watched], () => false)).toEqual({
    type: 'problem',
    problem: { text: 'approvals.problem' },
  });
});
