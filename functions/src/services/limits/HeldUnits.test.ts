import { beforeEach, expect, it } from 'vitest';
import { HeldUnits } from './HeldUnits.ts';

const MINUTE = 60_000;
let held: HeldUnits;
beforeEach(() => {
  held = new HeldUnits(MINUTE);
});
const taken = (units: number, now: number) =>
  held.take(units, now).reduce((sum, hold) => sum + hold.units, 0);

it('has the units of a lease in each window, until it ends', () => {
  held.add({ thisWindow: 0, perWindow: 5, windowEndsAt: 10_000, until: 10_000 + 2 * MINUTE });
  expect(taken(9, 0)).toBe(5);
  expect(held.left(9_999)).toBe(0);
  expect(held.left(10_000)).toBe(5);
  expect(taken(3, 10_000)).toBe(3);
  // A window without a call is lost, not saved.
  expect(held.left(10_000 + MINUTE)).toBe(5);
  expect(held.perWindow(10_000 + 2 * MINUTE - 1)).toBe(5);
  expect(held.left(10_000 + 2 * MINUTE)).toBe(0);
  expect(held.perWindow(10_000 + 2 * MINUTE)).toBe(0);
});

it('uses the units of one window alone first', () => {
  held.add({ thisWindow: 0, perWindow: 5, windowEndsAt: MINUTE, until: 3 * MINUTE });
  held.add({ thisWindow: 4, perWindow: 2, windowEndsAt: MINUTE, until: 3 * MINUTE });
  expect([held.left(0), held.perWindow(0)]).toEqual([11, 7]);
  expect(taken(4, 0)).toBe(4);
  expect(held.left(0)).toBe(7);
  expect(held.left(MINUTE)).toBe(7);
});

it('takes units back in their window, and in no later one', () => {
  held.add({ thisWindow: 0, perWindow: 5, windowEndsAt: MINUTE, until: 3 * MINUTE });
  const holds = held.take(5, 0);
  held.giveBack(holds);
  expect(held.left(0)).toBe(5);
  const late = held.take(5, 0);
  expect(taken(2, MINUTE)).toBe(2);
  held.giveBack(late);
  expect(held.left(MINUTE)).toBe(3);
});

it('begins no window a second time where a clock is set back', () => {
  held.add({ thisWindow: 0, perWindow: 5, windowEndsAt: MINUTE, until: 3 * MINUTE });
  expect(taken(5, MINUTE)).toBe(5);
  expect(held.left(0)).toBe(0);
  expect(held.left(MINUTE + 1)).toBe(0);
  expect(held.left(2 * MINUTE)).toBe(5);
});
