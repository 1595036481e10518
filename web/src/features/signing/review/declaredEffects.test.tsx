import type { CallEffects, Movement, Permission } from '@everything-wallet/core/calls/CallEffects';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useText, type Text } from '../../../lib/text/useText.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import type { CallNames } from './CallNames.ts';
import { declaredEffects } from './declaredEffects.ts';

setUpComponentTests();

const names: CallNames = {
  nameOf: (address) => address ?? 'Nobody',
  knownNameOf: () => undefined,
  assetOf: (contract, id = null) => `${contract ?? 'ETH'}${id === null ? '' : ` #${id}`}`,
  amountOf: (units, contract) => `${units} ${contract ?? 'ETH'}`,
  poolAssetOf: (vault) => (vault === 'LISTED' ? 'DAI' : undefined),
  marksOf: () => [],
};

let t: Text;
beforeEach(() => {
  t = renderHook(() => useText(), { wrapper: AppShell }).result.current;
});

const textsOf = (effects: Partial<CallEffects>) =>
  declaredEffects({ movements: [], permissions: [], ...effects }, names, t).map(({ text, whom, marks }) =>
    [text, whom, ...marks].filter(Boolean).join('; '),
  );

const token = { type: 'token', contract: 'USDC' } as const;
const out: Movement = { direction: 'out', asset: token, amount: 5n, bound: 'exact' };

test.each<[Movement, string]>([
  [{ ...out, to: 'Bob' }, 'You pay 5 USDC; to Bob'],
  [{ ...out, bound: 'atMost' }, 'You pay at most 5 USDC'],
  [{ ...out, bound: 'claimed' }, 'The contract states that you pay 5 USDC'],
  [{ ...out, amount: undefined }, 'You pay USDC (amount set by the contract)'],
  [{ ...out, asset: { type: 'coin' } }, 'You pay 5 ETH'],
  [{ ...out, direction: 'in', from: 'Bob' }, 'You receive 5 USDC; from Bob'],
  [{ ...out, direction: 'in', bound: 'atLeast' }, 'You receive at least 5 USDC'],
  [{ ...out, direction: 'in', bound: 'atMost' }, 'You receive at most 5 USDC'],
  [{ ...out, direction: 'in', bound: 'claimed' }, 'The contract states that you receive 5 USDC'],
  [{ ...out, direction: 'between', from: 'Bob', to: 'Eve' }, '5 USDC moves from Bob to Eve'],
  [{ ...out, direction: 'between', to: 'Eve' }, '5 USDC moves to Eve'],
  [{ ...out, asset: { type: 'nft', contract: 'APE', id: 7n } }, 'You send APE #7'],
  [{ ...out, asset: { type: 'multiToken', contract: 'ITEM', id: 7n } }, 'You send 5 × ITEM #7'],
  [
    { ...out, asset: { type: 'tokenOrNft', contract: 'X', amountOrId: 9n }, amount: undefined },
    'You pay X, 9: either an amount or the ID of an NFT',
  ],
  [
    { ...out, asset: { type: 'vaultAsset', vault: 'V' } },
    'You deposit 5 in the smallest unit of the token of the pool V',
  ],
  // Regression: for a listed pool, too, the amount was in units of its token.
  [{ ...out, asset: { type: 'vaultAsset', vault: 'LISTED' } }, 'You deposit 5 DAI'],
  [
    { ...out, direction: 'in', asset: { type: 'vaultAsset', vault: 'LISTED' }, amount: undefined },
    'You receive DAI (amount set by the contract)',
  ],
  [
    { ...out, asset: { type: 'vaultAsset', vault: 'V' }, amount: undefined },
    'You deposit the token of the pool V',
  ],
])('describes a movement: %o', (movement, text) => {
  expect(textsOf({ movements: [movement] })).toEqual([text]);
});

const set: Permission = { asset: token, spender: 'Bob', amount: 5n, change: 'set' };

test.each<[Permission, string]>([
  [set, 'Bob can spend 5 USDC'],
  [{ ...set, amount: 'all' }, 'Bob can spend any amount of USDC'],
  [{ ...set, amount: 0n }, 'Bob can no longer spend your USDC'],
  [{ ...set, change: 'increase' }, 'Bob can spend 5 USDC more'],
  [{ ...set, change: 'decrease' }, 'Bob can spend 5 USDC less'],
  [{ ...set, owner: 'Eve' }, 'Bob can spend 5 USDC; from Eve'],
  [
    { ...set, asset: { type: 'collection', contract: 'APE' }, amount: 'all' },
    'Bob can spend all of APE, now and in the future',
  ],
  [
    { ...set, asset: { type: 'collection', contract: 'APE' }, amount: 0n },
    'Bob can no longer spend your APE',
  ],
  [{ ...set, asset: { type: 'nft', contract: 'APE', id: 7n }, amount: 1n }, 'Bob can spend APE #7'],
  [
    { ...set, asset: { type: 'tokenOrNft', contract: 'X', amountOrId: 0n }, amount: undefined },
    'Bob can spend X, 0: either an amount or the ID of an NFT',
  ],
])('describes a permission: %o', (permission, text) => {
  expect(textsOf({ permissions: [permission] })).toEqual([text]);
});

test('a permission shows when it ends, even beyond any calendar', () => {
  const year = new Date().getFullYear() + 1;
  const until = BigInt(Date.UTC(year, 5, 15, 12) / 1_000);
  expect(textsOf({ permissions: [{ ...set, until }] })[0]).toContain(String(year));
  expect(textsOf({ permissions: [{ ...set, until: 2n ** 256n - 1n }] })[0]).toContain('until 1157920892');
});
