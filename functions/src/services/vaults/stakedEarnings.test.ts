import { lido } from '@everything-wallet/core/vaults/lido';
import { ZeroAddress } from 'ethers';
import { expect, test } from 'vitest';
import { stakedEarnings } from './stakedEarnings.ts';
import type { VaultEvent } from './VaultEvent.ts';

const OWNER = '0x9858effd232b4033e47d90003d41ec34ecaeda94';
const OTHER = '0x1563915e194d8cfba1943570603f7606a3115508';

/** Of a million wstETH: 1.2 each. */
const millionWorth = 1_200_000n * 10n ** 18n;

let place = 0;
const moved = (vault: string, owner: string, to: string, shares: bigint): VaultEvent => {
  place += 1;
  const at = { block: place, index: 0, hash: `0x${place}` };
  return {
    ...at,
    vault,
    kind: 'transfer',
    owner: owner.toLowerCase(),
    to: to.toLowerCase(),
    shares,
    assets: 0n,
  };
};
const staked = (amount: bigint) => moved(lido.staked, ZeroAddress, OWNER, amount);
const askedBack = (amount: bigint) => moved(lido.staked, OWNER, lido.queue, amount);
const wrapped = (amount: bigint, shares: bigint) => [
  moved(lido.staked, OWNER, lido.wrapped, amount),
  moved(lido.wrapped, ZeroAddress, OWNER, shares),
];

test('it is what is there and what was asked back, less what was staked', () => {
  expect(
    stakedEarnings(OWNER, [staked(100n), staked(50n), askedBack(30n)], {
      worth: 127n,
      wrapped: 0n,
      millionWorth,
    }),
  ).toBe(7n);
  expect(stakedEarnings(OWNER, [], { worth: 0n, wrapped: 0n, millionWorth })).toBe(0n);
});

test('what is wrapped and unwrapped is neither put in nor taken out', () => {
  const events = [
    staked(100n),
    ...wrapped(60n, 50n),
    moved(lido.wrapped, OWNER, ZeroAddress, 20n),
    moved(lido.staked, lido.wrapped, OWNER, 25n),
  ];
  expect(stakedEarnings(OWNER, events, { worth: 104n, wrapped: 30n, millionWorth })).toBe(4n);
  // Some of what came is not told.
  expect(stakedEarnings(OWNER, events, { worth: 104n, wrapped: 31n, millionWorth })).toBeUndefined();
});

test('what came from others, or went to them, has no cost that anybody could tell', () => {
  const at = { worth: 100n, wrapped: 0n, millionWorth };
  expect(stakedEarnings(OWNER, [staked(100n), moved(lido.staked, OTHER, OWNER, 1n)], at)).toBeUndefined();
  expect(stakedEarnings(OWNER, [staked(100n), moved(lido.staked, OWNER, OTHER, 1n)], at)).toBeUndefined();
  expect(stakedEarnings(OWNER, [staked(100n), moved(lido.wrapped, OTHER, OWNER, 1n)], at)).toBeUndefined();
  // To oneself, and nothing at all, move nothing.
  const nothing = [moved(lido.staked, OWNER, OWNER, 5n), moved(lido.staked, OTHER, OWNER, 0n)];
  expect(stakedEarnings(OWNER, [staked(90n), ...nothing], at)).toBe(10n);
});

// Regression: a wei from a stranger hid for ever what somebody had earned.
test('a little that strangers sent counts as put in, up to 0.01 % of all that was staked and is there', () => {
  const at = { worth: 107_000n, wrapped: 0n, millionWorth };
  const dust = (amount: bigint) => moved(lido.staked, OTHER, OWNER, amount);
  expect(stakedEarnings(OWNER, [staked(100_000n), dust(1n)], at)).toBe(6_999n);
  expect(stakedEarnings(OWNER, [staked(100_000n), dust(20n)], at)).toBe(6_980n);
  expect(stakedEarnings(OWNER, [staked(100_000n), dust(20n), dust(1n)], at)).toBeUndefined();
  // Also after all of it was asked back.
  const left = { ...at, worth: 1n };
  expect(stakedEarnings(OWNER, [staked(100_000n), askedBack(103_000n), dust(1n)], left)).toBe(3_000n);
  // Of the wrapped form at what it is worth, rounded up, and it has to be there.
  const dustWrapped = moved(lido.wrapped, OTHER, OWNER, 2n);
  expect(stakedEarnings(OWNER, [staked(100_000n), dustWrapped], { ...at, wrapped: 2n })).toBe(6_997n);
  expect(stakedEarnings(OWNER, [staked(100_000n), dustWrapped], at)).toBeUndefined();
  // Whoever has nothing but that has earned nothing that anybody could tell.
  expect(stakedEarnings(OWNER, [dust(5n)], { ...at, worth: 5n })).toBeUndefined();
});
