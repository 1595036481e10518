import type { Permission } from '@everything-wallet/core/calls/CallEffects';
import { expect, test } from 'vitest';
import { declaredTakeables } from './declaredTakeables.ts';

const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SPENDER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const shared = { owner: OWNER, spender: SPENDER, contract: TOKEN };

const permission = (fields: Partial<Permission> = {}): Permission => ({
  asset: { type: 'token', contract: TOKEN },
  spender: SPENDER,
  amount: 5n,
  change: 'set',
  ...fields,
});

test.each([
  ['an amount', {}, { kind: 'token', amount: 5n }],
  ['no limit', { amount: 'all' }, { kind: 'token', amount: 'all' }],
  [
    'a collection',
    { asset: { type: 'collection', contract: TOKEN }, amount: 'all' },
    { kind: 'collection', amount: 'all' },
  ],
] as const)('a declared permission of %s can be used', (_, fields, expected) => {
  expect(declaredTakeables([permission(fields)], OWNER, true)).toEqual([
    { ...shared, ...expected, isByPermit2: true },
  ]);
});

test.each<[string, Partial<Permission>]>([
  ['revokes', { amount: 0n }],
  ['names one NFT', { asset: { type: 'nft', contract: TOKEN, id: 1n }, amount: 1n }],
  ['is of another owner', { owner: SPENDER }],
  ['lowers an allowance', { change: 'decrease' }],
  [
    'may be about an NFT',
    { asset: { type: 'tokenOrNft', contract: TOKEN, amountOrId: 1n }, amount: undefined },
  ],
])('a declared permission that %s is no question', (_, fields) => {
  expect(declaredTakeables([permission(fields)], OWNER, false)).toEqual([]);
});
