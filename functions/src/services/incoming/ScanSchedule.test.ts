import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { beforeEach, expect, it } from 'vitest';
import type { IncomingCursor } from './IncomingStore.ts';
import { noCursor } from './noCursor.ts';
import { ScanSchedule } from './ScanSchedule.ts';

const network = networkByRpcName('mainnet');
const pauseMs = Math.max(6_000, network.blockSeconds * 1_000) - 500;
let now = 1_000_000;
let schedule: ScanSchedule;

beforeEach(() => {
  now = 1_000_000;
  schedule = new ScanSchedule(() => now);
});

/** A cursor that another instance has stored. */
function stored(dueAt: number, isBehind: boolean): IncomingCursor {
  return {
    networks: { [network.id]: { ...noCursor, dueAt, isBehind } },
    savedAt: 0,
    waiting: [],
    unpriced: [],
    made: { day: 0, verified: {}, unverified: {}, dust: {} },
  };
}

it('gives out one scan a pause, for each user', () => {
  expect(schedule.take('user', network, now)).toBe(true);
  expect(schedule.take('user', network, now + pauseMs - 1)).toBe(false);
  expect(schedule.take('other', network, now)).toBe(true);
  expect(schedule.take('user', network, now + pauseMs)).toBe(true);
});

it('goes by the scan of another instance', () => {
  expect(schedule.isDue('user', network, stored(now + 5_000, true))).toBe(false);
  expect(schedule.isCatchingUp('user', network)).toBe(true);
  expect(schedule.take('user', network, now + 4_999)).toBe(false);
  expect(schedule.take('user', network, now + 5_000)).toBe(true);
});

it.each([
  ['is over', -1],
  ['is longer than any', 60_001],
])('is due where the pause of another instance %s', (_, ahead) => {
  expect(schedule.isDue('user', network, stored(now + ahead, false))).toBe(true);
});

it('brings the next scan forward while there is more to be read', () => {
  schedule.take('user', network, now);
  expect(schedule.finish('user', network, { isBehind: false })).toBe(now + pauseMs);
  expect(schedule.finish('user', network, { isBehind: true })).toBe(now + 2_000);
  expect(schedule.isCatchingUp('user', network)).toBe(true);
  expect(schedule.take('user', network, now + 2_000)).toBe(true);
  // The pause after it is as short.
  expect(schedule.take('user', network, now + 3_500)).toBe(true);
});
