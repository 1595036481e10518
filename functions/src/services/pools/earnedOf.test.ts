import { expect, test } from 'vitest';
import { earnedOf } from './earnedOf.ts';
import type { PoolEvent } from './PoolEvent.ts';

const OWNER = '0x9858effd232b4033e47d90003d41ec34ecaeda94';
const STRANGER = '0x1563915e194d8cfba1943570603f7606a3115508';
const ZERO = '0x0000000000000000000000000000000000000000';

let place = 0;
function at(hash: string, changes: Partial<PoolEvent>): PoolEvent {
  place += 1;
  const empty = { owner: OWNER, to: OWNER, assets: 0n, shares: 0n };
  return { vault: STRANGER, hash, block: place, index: place, kind: 'transfer', ...empty, ...changes };
}
const deposited = (shares: bigint, assets: bigint) => [
  at('0x1', { kind: 'deposit', shares, assets }),
  at('0x1', { owner: ZERO, shares }),
];
const sent = (hash: string, shares: bigint) => at(hash, { owner: STRANGER, shares });
const given = (hash: string, shares: bigint) => at(hash, { to: STRANGER, shares });

// Regression: one unit of a share sent by another person made the earnings unknown for good.
test('counts a little received from others as deposited at its current value', () => {
  const before = deposited(1_000_000n, 1_000_000n);
  expect(earnedOf(OWNER, before, { shares: 1_000_000n, assets: 1_500_000n, dust: 5_000n })).toBe(500_000n);
  const dust = [...before, sent('0x2', 1n), sent('0x3', 9n)];
  expect(earnedOf(OWNER, dust, { shares: 1_000_010n, assets: 1_500_015n, dust: 5_000n })).toBe(500_000n);
  // Not whole at that price: received shares are rounded up.
  expect(earnedOf(OWNER, dust, { shares: 1_000_010n, assets: 1_500_016n, dust: 5_000n })).toBe(500_000n);
});

test('does not know the cost of more than a ten-thousandth, even in small parts', () => {
  const parts = Array.from({ length: 101 }, (_, index) => sent(`0xa${index}`, 1n));
  const shares = 1_000_101n;
  expect(
    earnedOf(OWNER, [...deposited(1_000_000n, 1n), ...parts], { shares, assets: shares, dust: 5_000n }),
  ).toBeUndefined();
  expect(
    earnedOf(OWNER, [...deposited(1_000_000n, 1n), sent('0x2', 101n)], {
      shares,
      assets: shares,
      dust: 5_000n,
    }),
  ).toBeUndefined();
});

// Regression: one share from another person hid the rewards of all pools of a user who had never deposited.
test('counts no earnings for an account that never deposited', () => {
  expect(earnedOf(OWNER, [sent('0x1', 1n)], { shares: 1n, assets: 3n, dust: 5_000n })).toBe(0n);
  // More than dust was bought elsewhere, or transferred from another account: its cost is unknown.
  const bought = { shares: 1_000n, assets: 5_001n, dust: 5_000n };
  expect(earnedOf(OWNER, [sent('0x1', 1_000n)], bought)).toBeUndefined();
  const two = [sent('0x1', 700n), sent('0x2', 300n)];
  expect(earnedOf(OWNER, two, { shares: 1_000n, assets: 3_001n, dust: 5_000n })).toBe(0n);
  expect(earnedOf(OWNER, two, { shares: 999n, assets: 3_001n, dust: 5_000n })).toBeUndefined();
  const left = [...two, given('0x3', 1n)];
  expect(earnedOf(OWNER, left, { shares: 999n, assets: 3_001n, dust: 5_000n })).toBeUndefined();
  const taken = [
    ...two,
    at('0x4', { kind: 'withdraw', shares: 100n, assets: 300n }),
    at('0x4', { to: ZERO, shares: 100n }),
  ];
  expect(earnedOf(OWNER, taken, { shares: 900n, assets: 2_700n, dust: 5_000n })).toBeUndefined();
});

test('received shares do not offset those sent to others', () => {
  const events = [...deposited(1_000_000n, 1n), sent('0x2', 5n), given('0x3', 3n)];
  expect(earnedOf(OWNER, events, { shares: 1_000_002n, assets: 1_000_002n, dust: 5_000n })).toBeUndefined();
  const even = [...deposited(1_000_000n, 1n), sent('0x2', 5n), given('0x3', 5n)];
  expect(earnedOf(OWNER, even, { shares: 1_000_000n, assets: 1_000_000n, dust: 5_000n })).toBeUndefined();
});

test('shares that are missing in the logs are not explained by any', () => {
  const events = [...deposited(1_000_000n, 1n), sent('0x2', 5n)];
  expect(earnedOf(OWNER, events, { shares: 1_000_006n, assets: 1_000_006n, dust: 5_000n })).toBeUndefined();
});
