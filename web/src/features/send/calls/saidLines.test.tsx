import type { CallEffects, Movement, Permission } from '@everything-wallet/core/calls/CallEffects';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useText, type Text } from '../../../lib/text/useText.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import type { CallNames } from './CallNames.ts';
import { saidLines } from './saidLines.ts';

setUpComponentTests();

const names: CallNames = {
  nameOf: (address) => address ?? 'Nobody',
  knownNameOf: () => undefined,
  assetOf: (contract, id = null) => `${contract ?? 'ETH'}${id === null ? '' : ` #${id}`}`,
  amountOf: (units, contract) => `${units} ${contract ?? 'ETH'}`,
  marksOf: () => [],
};

let t: Text;
beforeEach(() => {
  t = renderHook(() => useText(), { wrapper: AppShell }).result.current;
});

const textsOf = (effects: Partial<CallEffects>) =>
  saidLines({ movements: [], permissions: [], ...effects }, names, t).map(({ text, whom, marks }) =>
    [text, whom, ...marks].filter(Boolean).join('; '),
  );

const token = { type: 'token', contract: 'USDC' } as const;
const out: Movement = { direction: 'out', asset: token, amount: 5n, bound: 'exact' };

test.each<[Movement, string]>([
  [{ ...out, to: 'Bob' }, '5 USDC leaves; to Bob'],
  [{ ...out, bound: 'atMost' }, 'At most 5 USDC leaves'],
  [{ ...out, bound: 'claimed' }, '5 USDC leaves, says the contract'],
  [{ ...out, amount: undefined }, 'some USDC leaves'],
  [{ ...out, asset: { type: 'coin' } }, '5 ETH leaves'],
  [{ ...out, direction: 'in', from: 'Bob' }, '5 USDC comes; from Bob'],
  [{ ...out, direction: 'in', bound: 'atLeast' }, 'At least 5 USDC comes'],
  [{ ...out, direction: 'in', bound: 'atMost' }, 'At most 5 USDC comes'],
  [{ ...out, direction: 'in', bound: 'claimed' }, '5 USDC comes, says the contract'],
  [{ ...out, direction: 'between', from: 'Bob', to: 'Eve' }, '5 USDC goes from Bob to Eve'],
  [{ ...out, direction: 'between', to: 'Eve' }, '5 USDC goes to Eve'],
  [{ ...out, asset: { type: 'nft', contract: 'APE', id: 7n } }, 'APE #7 leaves'],
  [{ ...out, asset: { type: 'multiToken', contract: 'ITEM', id: 7n } }, '5 × ITEM number 7 leaves'],
  [
    { ...out, asset: { type: 'tokenOrNft', contract: 'X', amountOrId: 9n }, amount: undefined },
    'X, 9: an amount, or the number of an NFT leaves',
  ],
  [
    { ...out, asset: { type: 'vaultAsset', vault: 'V' } },
    '5 of the smallest unit of what the vault V holds leaves',
  ],
  [{ ...out, asset: { type: 'vaultAsset', vault: 'V' }, amount: undefined }, 'what the vault V holds leaves'],
])('a movement is said: %o', (movement, text) => {
  expect(textsOf({ movements: [movement] })).toEqual([text]);
});

const set: Permission = { asset: token, spender: 'Bob', amount: 5n, change: 'set' };

test.each<[Permission, string]>([
  [set, 'Bob may take 5 USDC'],
  [{ ...set, amount: 'all' }, 'Bob may take any amount of USDC'],
  [{ ...set, amount: 0n }, 'Bob may take nothing more of USDC'],
  [{ ...set, change: 'increase' }, 'Bob may take 5 USDC more'],
  [{ ...set, change: 'decrease' }, 'Bob may take 5 USDC less'],
  [{ ...set, owner: 'Eve' }, 'Bob may take 5 USDC; of what Eve has'],
  [
    { ...set, asset: { type: 'collection', contract: 'APE' }, amount: 'all' },
    'Bob may take all of APE, now and later',
  ],
  [
    { ...set, asset: { type: 'collection', contract: 'APE' }, amount: 0n },
    'Bob may take nothing more of APE',
  ],
  [{ ...set, asset: { type: 'nft', contract: 'APE', id: 7n }, amount: 1n }, 'Bob may take APE #7'],
  [
    { ...set, asset: { type: 'tokenOrNft', contract: 'X', amountOrId: 0n }, amount: undefined },
    'Bob may take X, 0: an amount, or the number of an NFT',
  ],
])('a permission is said: %o', (permission, text) => {
  expect(textsOf({ permissions: [permission] })).toEqual([text]);
});

test('a permission says when it ends, also where no calendar can', () => {
  const year = new Date().getFullYear() + 1;
  const until = BigInt(Date.UTC(year, 5, 15, 12) / 1_000);
  expect(textsOf({ permissions: [{ ...set, until }] })[0]).toContain(String(year));
  expect(textsOf({ permissions: [{ ...set, until: 2n ** 256n - 1n }] })[0]).toContain('until 1157920892');
});
