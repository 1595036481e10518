import { lido } from '@everything-wallet/core/pools/lido';
import { ZeroAddress } from 'ethers';
import { expect, test } from 'vitest';
import { stakedEarnings } from './stakedEarnings.ts';
import type { PoolEvent } from './PoolEvent.ts';

const OWNER = '0x9858effd232b4033e47d90003d41ec34ecaeda94';
const OTHER = '0x1563915e194d8cfba1943570603f7606a3115508';

/** Value of a million wstETH: 1.2 each. */
const millionWorth = 1_200_000n * 10n ** 18n;

let place = 0;
const moved = (vault: string, owner: string, to: string, shares: bigint): PoolEvent => {
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
/** Moves of one transaction. */
const together = (...events: readonly PoolEvent[]) => {
  const [{ hash } = expect.unreachable()] = events;
  return events.map((event) => ({ ...event, hash }));
};
const wrapped = (amount: bigint, shares: bigint) =>
  together(moved(lido.wrapped, ZeroAddress, OWNER, shares), moved(lido.staked, OWNER, lido.wrapped, amount));
const unwrapped = (shares: bigint, amount: bigint) =>
  together(moved(lido.wrapped, OWNER, ZeroAddress, shares), moved(lido.staked, lido.wrapped, OWNER, amount));

test('earnings are holdings and withdrawal requests, less stakes', () => {
  expect(
    stakedEarnings(OWNER, [staked(100n), staked(50n), askedBack(30n)], {
      worth: 127n,
      wrapped: 0n,
      millionWorth,
    }),
  ).toBe(7n);
  expect(stakedEarnings(OWNER, [], { worth: 0n, wrapped: 0n, millionWorth })).toBe(0n);
});

test('wrapping and unwrapping is neither a stake nor a withdrawal', () => {
  const events = [staked(100n), ...wrapped(60n, 50n), ...unwrapped(20n, 25n)];
  expect(stakedEarnings(OWNER, events, { worth: 104n, wrapped: 30n, millionWorth })).toBe(4n);
  // A part of the received tokens is missing from the logs.
  expect(stakedEarnings(OWNER, events, { worth: 104n, wrapped: 31n, millionWorth })).toBeUndefined();
});

// Regression: coin sent to wstETH, which stakes it, was counted as earned, all of it.
test('wstETH moved without stETH in the same transaction has no known cost', () => {
  const at = { worth: 10n, wrapped: 8n, millionWorth };
  expect(stakedEarnings(OWNER, [moved(lido.wrapped, ZeroAddress, OWNER, 8n)], at)).toBeUndefined();
  // Neither does wrapping in another transaction, nor tokens returned in the same one.
  const apart = [moved(lido.staked, OWNER, lido.wrapped, 5n), moved(lido.wrapped, ZeroAddress, OWNER, 8n)];
  expect(stakedEarnings(OWNER, [staked(20n), ...apart], at)).toBeUndefined();
  const [minted = expect.unreachable()] = wrapped(5n, 4n);
  const twice = together(...wrapped(5n, 4n), minted);
  expect(stakedEarnings(OWNER, [staked(20n), ...twice], at)).toBeUndefined();
  const burnt = [...wrapped(9n, 9n), moved(lido.wrapped, OWNER, ZeroAddress, 1n)];
  expect(stakedEarnings(OWNER, [staked(20n), ...burnt], at)).toBeUndefined();
  // A stranger can log that nothing has left for wstETH, and so little wraps to nothing.
  const nothing = [moved(lido.staked, OWNER, lido.wrapped, 0n), ...wrapped(1n, 0n)];
  expect(stakedEarnings(OWNER, [staked(9n), ...nothing], { ...at, wrapped: 0n })).toBe(1n);
});

test('tokens received from others, or sent to them, have no known cost', () => {
  const at = { worth: 100n, wrapped: 0n, millionWorth };
  expect(stakedEarnings(OWNER, [staked(100n), moved(lido.staked, OTHER, OWNER, 1n)], at)).toBeUndefined();
  expect(stakedEarnings(OWNER, [staked(100n), moved(lido.staked, OWNER, OTHER, 1n)], at)).toBeUndefined();
  expect(stakedEarnings(OWNER, [staked(100n), moved(lido.wrapped, OTHER, OWNER, 1n)], at)).toBeUndefined();
  // To oneself, and nothing at all, move nothing.
  const nothing = [moved(lido.staked, OWNER, OWNER, 5n), moved(lido.staked, OTHER, OWNER, 0n)];
  expect(stakedEarnings(OWNER, [staked(90n), ...nothing], at)).toBe(10n);
});

// Regression: a wei from another person hid the earnings for ever.
test('a little that strangers sent counts as put in, up to 0.01 % of all that was staked and is there', () => {
  const at = { worth: 107_000n, wrapped: 0n, millionWorth };
  const dust = (amount: bigint) => moved(lido.staked, OTHER, OWNER, amount);
  expect(stakedEarnings(OWNER, [staked(100_000n), dust(1n)], at)).toBe(6_999n);
  expect(stakedEarnings(OWNER, [staked(100_000n), dust(20n)], at)).toBe(6_980n);
  expect(stakedEarnings(OWNER, [staked(100_000n), dust(20n), dust(1n)], at)).toBeUndefined();
  // Also after all of it was requested back.
  const left = { ...at, worth: 1n };
  expect(stakedEarnings(OWNER, [staked(100_000n), askedBack(103_000n), dust(1n)], left)).toBe(3_000n);
  // The wrapped form at its value, rounded up, and it has to be held.
  const dustWrapped = moved(lido.wrapped, OTHER, OWNER, 2n);
  expect(stakedEarnings(OWNER, [staked(100_000n), dustWrapped], { ...at, wrapped: 2n })).toBe(6_997n);
  expect(stakedEarnings(OWNER, [staked(100_000n), dustWrapped], at)).toBeUndefined();
});

// Regression: 2 wei hid all rewards of an account that had never staked.
test('an account that never staked has no earnings from received tokens', () => {
  const sent = moved(lido.staked, OTHER, OWNER, 5n);
  const at = { worth: 6n, wrapped: 0n, millionWorth };
  expect(stakedEarnings(OWNER, [sent], at)).toBe(0n);
  expect(stakedEarnings(OWNER, [moved(lido.wrapped, OTHER, OWNER, 5n)], { ...at, wrapped: 5n })).toBe(0n);
  // More than dust was bought elsewhere, or transferred from another account: its cost is unknown.
  const much = moved(lido.staked, OTHER, OWNER, 10n ** 19n);
  expect(stakedEarnings(OWNER, [much], { ...at, worth: 10n ** 19n + 1n })).toBeUndefined();
  // Sent tokens had a value.
  expect(stakedEarnings(OWNER, [sent, askedBack(1n)], at)).toBeUndefined();
  expect(stakedEarnings(OWNER, [sent], { ...at, wrapped: 1n })).toBeUndefined();
});
