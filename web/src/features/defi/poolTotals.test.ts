// @vitest-environment node
import type { PoolPosition, PoolState } from '@everything-wallet/core/schemas/poolsAnswer';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { expect, test } from 'vitest';
import { poolsOf } from './poolsOf.ts';
import { poolTotals } from './poolTotals.ts';
import { fakePools } from './testing/fakePools.ts';

const network = networkById('ethereum');
const ACCOUNT = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const [staking = '', dai = '', usdc = ''] = poolsOf({ network, answer: undefined }).map(
  ({ vault }) => vault.address,
);

function totals(
  positions: Readonly<Record<string, Partial<PoolPosition>>>,
  {
    states = {},
    unanswered = 0,
    old = 0,
    price = 3,
  }: {
    states?: Readonly<Record<string, Partial<PoolState>>>;
    unanswered?: number;
    old?: number;
    price?: number | null | 'unknown';
  } = {},
) {
  const answer = fakePools(
    { network: 'mainnet', addresses: [ACCOUNT] },
    Object.fromEntries(
      [staking, dai, usdc].map((vault) => [
        vault,
        {
          ...(positions[vault] && { position: positions[vault] }),
          ...(states[vault] && { state: states[vault] }),
        },
      ]),
    ),
  );
  return poolTotals(poolsOf({ network, answer }), () => (price === 'unknown' ? undefined : price), {
    unanswered,
    old,
  });
}

const eth = (units: string) => ({ shares: '1', assets: units, earned: '0' });

test('no positions: zero, with certainty', () => {
  const { staked, earned, lent } = totals({});
  expect([staked.usd, earned.usd, lent.usd]).toEqual(['0', '0', '0']);
});

test('values staked and lent assets at their redeemable amount, to the last unit', () => {
  const { staked, lent, earned } = totals({
    [staking]: { shares: '1', assets: '1000000000000000001', earned: '-1' },
    [usdc]: { shares: '1', assets: '2500001', earned: '1' },
  });
  expect(staked.usd).toBe('3.000000000000000003');
  expect(lent.usd).toBe('7.500003');
  // A gain of a millionth of a dollar coin, less a loss of the smallest unit of another one.
  expect(earned).toMatchObject({ usd: '0.000002999999999997', isLoss: false });
});

test('shows a loss as a loss', () => {
  expect(
    totals({ [staking]: { shares: '1', assets: '5', earned: '-1000000000000000000' } }).earned,
  ).toMatchObject({
    usd: '3',
    isLoss: true,
  });
});

test('unknown is never zero', () => {
  expect(totals({ [staking]: { shares: null, assets: null, earned: null } }).staked).toMatchObject({
    usd: undefined,
    unknown: 1,
  });
  expect(totals({}, { unanswered: 1 }).lent).toMatchObject({ usd: undefined, unanswered: 1 });
  expect(totals({ [dai]: eth('5') }, { price: 'unknown' }).lent).toMatchObject({
    usd: undefined,
    priceless: 1,
  });
  expect(totals({ [dai]: eth('5') }, { price: null }).lent).toMatchObject({ usd: undefined, priceless: 1 });
});

test('the response of one node is in no total, nor is an unexpected asset', () => {
  const of = (state: Partial<PoolState>) =>
    totals({ [staking]: eth('1000000000000000000') }, { states: { [staking]: state } }).staked;
  expect(of({ agreement: 'unconfirmed', status: 'unknown' })).toMatchObject({ usd: undefined, unknown: 1 });
  expect(of({ status: 'otherAsset' })).toMatchObject({ usd: undefined, unknown: 1 });
  // A closed pool has its redeemable value.
  expect(of({ status: 'closed' }).usd).toBe('3');
  expect(of({ status: 'absent' }).usd).toBe('0');
});

test('marks a part of the staked amount as a part, and leaves out a part of the earnings', () => {
  const { lent, earned } = totals({
    [dai]: { shares: '1', assets: '1000000000000000000', earned: null },
    [usdc]: { shares: '1', assets: null, earned: '5' },
  });
  expect(lent).toMatchObject({ usd: '3', unknown: 1 });
  expect(earned).toMatchObject({ usd: undefined, unknown: 1 });
});

test('includes outdated amounts, marked', () => {
  const { staked, earned } = totals({ [staking]: eth('1000000000000000000') }, { old: 1 });
  expect(staked).toMatchObject({ usd: '3', old: 1, unknown: 0 });
  expect(earned).toMatchObject({ usd: '0', old: 1 });
});
