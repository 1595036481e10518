// @vitest-environment node
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { LidoPosition } from '@everything-wallet/core/schemas/poolsAnswer';
import { expect, test } from 'vitest';
import { heldInPools } from './heldInPools.ts';
import { lidoAsPool } from './lidoAsPool.ts';
import { poolTotals } from './poolTotals.ts';
import { fakeLido } from './testing/fakeLido.ts';

const network = networkById('ethereum');
const ACCOUNT = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const price = () => 3;

const poolWith = (position: Partial<LidoPosition>) => lidoAsPool(network, fakeLido([ACCOUNT], position));
const inPool = (position: Partial<LidoPosition>) => poolWith(position).state?.positions[0];

const some: Partial<LidoPosition> = {
  staked: '6',
  wrapped: '5',
  wrappedWorth: '7',
  requests: [
    { id: '1', amount: '2', isReady: true },
    { id: '2', amount: '3', isReady: false },
  ],
};

test('adds up both forms and all withdrawal requests, also those beyond the list', () => {
  expect(inPool(some)).toMatchObject({ shares: '16', assets: '18', maxWithdraw: '2' });
  expect(inPool({ ...some, otherRequests: { count: 9, amount: '4' } })).toMatchObject({ assets: '22' });
  expect(poolWith(some).partly).toEqual(new Set());
});

// Regression: 65 requests made by a stranger removed everything staked from the totals.
test.each<[string, Partial<LidoPosition>, string]>([
  ['the withdrawal requests', { ...some, requests: null }, '13'],
  ['some withdrawal requests', { ...some, otherRequests: { count: 9, amount: null } }, '18'],
  ['what is wrapped', { ...some, wrapped: null, wrappedWorth: null }, '11'],
])('without %s, adds up the rest and marks it as a part', (_, position, assets) => {
  const pool = poolWith({ ...position, earned: '1' });
  expect(pool.state?.positions[0]).toMatchObject({ assets });
  expect(pool.partly).toEqual(new Set([ACCOUNT]));
  const { staked, earned } = poolTotals([pool], price, { unanswered: 0, old: 0 });
  expect(staked).toMatchObject({ usd: `0.0000000000000000${Number(assets) * 3}`, unknown: 1 });
  expect(earned).toMatchObject({ usd: '0.000000000000000003', unknown: 0 });
  expect(heldInPools([pool], price)).toMatchObject({ shares: [{ units: BigInt(assets) }], unknown: 1 });
});

test('is unknown if only zeros are known', () => {
  const pool = poolWith({ requests: null });
  expect(pool.state?.positions[0]).toMatchObject({ shares: null, assets: null });
  expect(poolTotals([pool], price, { unanswered: 0, old: 0 }).staked).toMatchObject({
    usd: undefined,
    unknown: 1,
  });
});
