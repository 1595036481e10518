import { expect, it } from 'vitest';
import { ReconcilePace } from './ReconcilePace.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * Counts how often a transfer of this age is looked up in ten minutes if its owner asks every eight seconds.
 */
function countLookups(age: number): number {
  const pace = new ReconcilePace();
  let count = 0;
  for (let now = 0; now < 10 * MINUTE; now += 8 * SECOND) {
    if (pace.take({ id: 'one', createdAt: -age }, now)) count += 1;
  }
  return count;
}

it.each([
  ['new', 0, 25, 75],
  ['an hour old', 60 * MINUTE, 2, 2],
  ['a month old', 30 * 24 * 60 * MINUTE, 2, 2],
])('asks about a transfer that is %s as often as it may be settled', (_, age, least, most) => {
  expect(countLookups(age)).toBeGreaterThanOrEqual(least);
  expect(countLookups(age)).toBeLessThanOrEqual(most);
});

it('asks every time in the first minute, and at once after a long pause', () => {
  const pace = new ReconcilePace();
  for (let now = 0; now < MINUTE; now += 100) {
    expect(pace.take({ id: 'one', createdAt: 0 }, now)).toBe(true);
  }
  expect(pace.take({ id: 'one', createdAt: 0 }, 60 * MINUTE)).toBe(true);
  expect(pace.take({ id: 'one', createdAt: 0 }, 60 * MINUTE + SECOND)).toBe(false);
  expect(pace.take({ id: 'two', createdAt: 0 }, 60 * MINUTE + SECOND)).toBe(true);
});

it('asks about one whose clock is ahead', () => {
  expect(new ReconcilePace().take({ id: 'one', createdAt: 5 * MINUTE }, 0)).toBe(true);
});
