// @vitest-environment node
import type { Approval } from '@everything-wallet/core/schemas/approvalsAnswer';
import { networks } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { listApprovals, type ListContext } from './listApprovals.ts';
import { approval, approvalsAnswer, facts, OWNER, SPENDER, TOKEN } from './testing/approvalsAnswer.ts';

const [network] = networks;
const ROUTER = `0x${'7'.repeat(40)}`;
const PRICELESS = `0x${'8'.repeat(40)}`;
const context: ListContext = {
  accounts: [{ address: OWNER, name: 'Account 1', derivationIndex: 0 }],
  usdOf: (_, contract) => (contract === TOKEN ? 1 : null),
  isOwn: () => false,
  nameOf: (address) => (address === SPENDER ? 'Ada' : undefined),
};
const list = (
  approvals: readonly Approval[],
  more: Partial<ListContext> = {},
  tokens = [facts(), facts({ contract: PRICELESS })],
) =>
  listApprovals([{ network, status: 'done', answer: approvalsAnswer(approvals, { tokens }), leftOut: 0 }], {
    ...context,
    ...more,
  });

test('groups rows by spender, highest value at risk first, and unlimited before limited ones of equal value', () => {
  const { groups } = list([
    approval({ contract: PRICELESS, units: '9' }),
    approval({ contract: PRICELESS, spender: ROUTER, units: (2n ** 256n - 1n).toString() }),
    approval({ atRisk: '1000000' }),
    approval({ spender: ROUTER, spenderName: 'Uniswap', kind: 'permit2', atRisk: '2000000' }),
  ]);
  expect(
    groups.map(({ name, rows }) => [name, rows.map(({ usd, isUnlimited }) => [usd, isUnlimited])]),
  ).toEqual([
    [
      'Uniswap',
      [
        ['2', false],
        [undefined, true],
      ],
    ],
    [
      'Ada',
      [
        ['1', false],
        [undefined, false],
      ],
    ],
  ]);
});

test('lists unverified tokens separately and without a value, except those the user added', () => {
  const tokens = [facts({ isListed: false })];
  const apart = list([approval()], {}, tokens);
  expect([apart.groups.length, apart.unverified[0]?.rows[0]?.usd]).toEqual([0, undefined]);
  expect(list([approval()], { isOwn: () => true }, tokens).groups[0]?.rows[0]?.usd).toBe('3');
});

test('lists approvals that one node reports as ended separately, but not those that nodes disagree on', () => {
  const unknown = { units: null, atRisk: null } as const;
  expect(list([approval({ ...unknown, agreement: 'unconfirmed' })])).toMatchObject({
    groups: [],
    doubtful: [{}],
  });
  expect(list([approval({ ...unknown, agreement: 'disputed' })])).toMatchObject({
    groups: [{}],
    doubtful: [],
  });
});

test('unknown is not zero, and an approval for a collection is unlimited', () => {
  const { groups } = list([
    approval({ atRisk: null }),
    approval({ kind: 'operator', units: '1', atRisk: '4' }),
  ]);
  expect(groups.flatMap(({ rows }) => rows.map(({ usd, isUnlimited }) => [usd, isUnlimited]))).toEqual([
    [undefined, true],
    [undefined, false],
  ]);
});
