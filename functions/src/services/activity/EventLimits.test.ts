import { logger } from 'firebase-functions/logger';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ScanEvent } from '../scanner/ScanEvent.ts';
import type { ActivityMovement } from './ActivityEvent.ts';
import { EventLimits } from './EventLimits.ts';

const MINE = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER = '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0';

const warned = vi.spyOn(logger, 'warn').mockReturnValue();

beforeEach(() => warned.mockClear());

/** A transfer of coin, or of an unknown token. */
const transfer = (number: number, isKnown = true, address = MINE): ActivityMovement => ({
  ...{ movementId: `${address} ${number} ${isKnown}`, address, direction: 'in', txHash: `0x${number}` },
  ...{ blockNumber: 1, blockHash: '0x1', blockAt: 0, kind: 'transfer', from: OTHER, to: address, units: '1' },
  ...(isKnown ? { standard: 'coin', symbol: 'POL', decimals: 18 } : { standard: 'erc20', contract: OTHER }),
});
const transfers = (count: number, isKnown = true, address = MINE) =>
  Array.from({ length: count }, (_, index) => transfer(index, isKnown, address));

/** @param at time of the block in s since 1970 */
const scanEvent = (sequence: number, at = 1): Extract<ScanEvent, { readonly kind: 'applied' }> => ({
  ...{ kind: 'applied', id: `1:${sequence}`, sequence, movements: [] },
  block: { number: sequence, hash: '0x1', parentHash: '0x0', at },
});

const listener = (userId: string, movements: readonly ActivityMovement[], isPushOnly = false) => ({
  ...{ userId, isPushOnly, movements },
});

function start() {
  const state = { now: 0 };
  const limits = new EventLimits('polygon-amoy', () => state.now);
  const count = (sequence: number, listeners: readonly ReturnType<typeof listener>[], at?: number) =>
    Object.fromEntries(
      [...limits.within(scanEvent(sequence, at), listeners)].map(([userId, own]) => [userId, own.length]),
    );
  return { limits, count, state };
}

const lineOf = (counts: {
  readonly movements?: number;
  readonly unknown?: number;
  readonly pushes?: number;
}) => [
  'events over the hourly limit dropped',
  { network: 'polygon-amoy', movements: 0, unknown: 0, pushes: 0, ...counts },
];

test('lets through 1,000 movements of unknown tokens of an address in an hour, and all of coin', () => {
  const { limits, count, state } = start();
  const own = [...transfers(1_001, false), transfer(2_000)];
  const within = limits.within(scanEvent(1), [listener('me', own)]).get('me') ?? [];
  expect(within).toHaveLength(1_001);
  expect(within.at(-1)).toEqual(transfer(2_000));
  // Regression: nothing said that events were dropped.
  expect(warned.mock.calls).toEqual([lineOf({ movements: 1, unknown: 1 })]);
  // One line a minute, with the number since the last one, also after the last that was dropped.
  count(2, [listener('me', transfers(3, false))]);
  count(3, [listener('me', transfers(4, false))]);
  expect(warned).toHaveBeenCalledOnce();
  state.now = 60_000;
  count(4, []);
  expect(warned.mock.calls.slice(1)).toEqual([lineOf({ movements: 7, unknown: 7 })]);
  // By the time of blocks: a scanner that catches up reads hours in minutes.
  expect(count(5, [listener('me', transfers(1, false))], 3_601)).toEqual({ me: 1 });
  expect(warned).toHaveBeenCalledTimes(2);
});

// Regression: each attempt of a step counted its movements again.
test('counts the movements of a repeated scan event once', () => {
  const { count } = start();
  const own = [listener('me', transfers(600, false)), listener('you', transfers(40), true)];
  for (let attempt = 0; attempt < 5; attempt += 1) expect(count(1, own)).toEqual({ me: 600, you: 40 });
  expect(warned).not.toHaveBeenCalled();
});

test('counts a movement of an address once for all its listeners', () => {
  const { count } = start();
  const own = transfers(900, false);
  expect(count(1, [listener('me', own), listener('you', own)])).toEqual({ me: 900, you: 900 });
});

// Regression: the events of an exchange's address, for each of a thousand users with pushes, stopped the scan of a network.
test('lets through 60 transfers of an address in an hour where they are for pushes alone', () => {
  const { count } = start();
  const own = transfers(500);
  expect(count(1, [listener('one', own, true), listener('two', own, true), listener('hook', own)])).toEqual({
    ...{ one: 60, two: 60, hook: 500 },
  });
  expect(warned.mock.calls).toEqual([lineOf({ pushes: 440 })]);
  expect(count(2, [listener('one', transfers(70).slice(0, 61), true)], 3_601)).toEqual({ one: 60 });
});

test('counts what is sent apart: dust that anyone can send hides no transfer out of an account', () => {
  const { limits } = start();
  const out: ActivityMovement = { ...transfer(900), direction: 'out' };
  const within = limits.within(scanEvent(1), [listener('me', [...transfers(200), out], true)]);
  expect(within.get('me')).toHaveLength(61);
  expect(within.get('me')?.at(-1)).toEqual(out);
});

test('lets through nothing that cannot be pushed, without counting it', () => {
  const { count } = start();
  expect(count(1, [listener('one', transfers(100, false), true)])).toEqual({ one: 0 });
  expect(count(2, [listener('one', transfers(60), true)])).toEqual({ one: 60 });
  expect(warned).not.toHaveBeenCalled();
});

test('limits a user with many busy addresses, and no other', () => {
  const { count } = start();
  const many = Array.from({ length: 25 }, (_, index) => transfers(1_000, true, `0x${index}`)).flat();
  const few = transfers(1_000, true, '0x7');
  expect(count(1, [listener('many', many), listener('few', few)])).toEqual({ many: 20_000, few: 1_000 });
  const pushed = Array.from({ length: 25 }, (_, index) => transfers(50, true, `0x1${index}`)).flat();
  expect(count(2, [listener('push', pushed, true)])).toEqual({ push: 600 });
});
