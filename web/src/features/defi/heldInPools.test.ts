// @vitest-environment node
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { expect, test } from 'vitest';
import { heldInPools } from './heldInPools.ts';
import { poolsOf } from './poolsOf.ts';
import { fakePools, type FakePool } from './testing/fakePools.ts';

const network = networkById('ethereum');
const ACCOUNT = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const [staking = '', dai = ''] = poolsOf({ network, answer: undefined }).map(({ vault }) => vault.address);
const some = { position: { shares: '1', assets: '7' } };

function held(of: Readonly<Record<string, FakePool>>, price: number | null | 'later' = 3) {
  const answer = fakePools({ network: 'mainnet', addresses: [ACCOUNT] }, of);
  return heldInPools(poolsOf({ network, answer }), () => (price === 'later' ? undefined : price));
}

test('no positions: no share, and nothing is unknown', () => {
  expect(held({})).toEqual({ shares: [], unknown: 0 });
});

test('returns the redeemable amount of shares with the price of the asset', () => {
  expect(held({ [staking]: some, [dai]: some })).toEqual({
    shares: [
      { network, name: 'Yearn WETH-1', units: 7n, decimals: 18, price: 3 },
      { network, name: 'Savings Dai', units: 7n, decimals: 18, price: 3 },
    ],
    unknown: 0,
  });
});

test.each<[string, Readonly<Record<string, FakePool>>, number | null | 'later']>([
  ['no price', { [staking]: some }, null],
  ['no price now', { [staking]: some }, 'later'],
  ['an unknown amount', { [staking]: { position: { shares: '1', assets: null } } }, 3],
  ['an unknown number of shares', { [staking]: { position: { shares: null, assets: null } } }, 3],
  ['servers that do not agree', { [staking]: { ...some, state: { agreement: 'disputed' } } }, 3],
  // Regression: one server's report of no position made the total complete.
  [
    'nothing by one server alone',
    {
      [staking]: {
        position: { shares: '0', assets: '0' },
        state: { agreement: 'unconfirmed', status: 'unknown' },
      },
    },
    3,
  ],
  ['another asset than listed', { [staking]: { ...some, state: { status: 'otherAsset' } } }, 3],
])('with %s the position is unknown, without a share', (_, of, price) => {
  expect(held(of, price)).toEqual({ shares: [], unknown: 1 });
});
