import { expect, test } from 'vitest';
import { joinTakeables } from './joinTakeables.ts';
import type { Takeable } from './Takeable.ts';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const permission: Takeable = {
  owner: '0xA0Cf798816D4b9b9866b5330EEa46a18382f251e',
  spender: '0xE92d1A43df510F82C66382592a047d288f85226f',
  contract: USDC,
  kind: 'token',
  amount: 5n,
  isByPermit2: false,
};

test('the highest amount for a spender counts, whatever the case of its address', () => {
  const lower = { ...permission, spender: permission.spender.toLowerCase(), amount: 7n };
  const unlimited = { ...permission, amount: 'all' } as const;
  expect(joinTakeables([permission, lower])).toEqual([lower]);
  expect(joinTakeables([lower, permission])).toEqual([lower]);
  expect(joinTakeables([permission, unlimited, lower])).toEqual([unlimited]);
});

test('permissions for other spenders, or through Permit2, stay apart', () => {
  const all = [permission, { ...permission, isByPermit2: true }, { ...permission, spender: USDC }];
  expect(joinTakeables(all)).toEqual(all);
});
