import { describe, expect, it } from 'vitest';
import { oldestDue } from './oldestDue.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SENT = Date.parse('2026-11-22T06:03:17Z');
const FIRST_RUN = Date.parse('2026-11-22T06:05:00Z');

/** Lists when the schedule looks up a transfer that stays pending for so long, in ms after it was sent. */
function lookupsWithin(ms: number): number[] {
  const ages: number[] = [];
  for (let at = FIRST_RUN; at < SENT + ms; at += 5 * MINUTE) {
    if (at - SENT < oldestDue(at)) ages.push(at - SENT);
  }
  return ages;
}

describe('a transfer that stays pending', () => {
  it('is looked up by every run in its first hour', () => {
    expect(lookupsWithin(60 * MINUTE)).toHaveLength(12);
  });

  // Regression: 8,640 lookups in 30 days, and so on forever.
  it('is looked up ever more rarely, and never given up', () => {
    expect(lookupsWithin(30 * DAY).length).toBeLessThan(150);
    const thirdMonth = lookupsWithin(90 * DAY).filter((age) => age > 60 * DAY);
    expect(thirdMonth.length).toBeLessThan(36);
    expect(thirdMonth.length).toBeGreaterThanOrEqual(30);
  });

  it('waits for no more than an eighth of its age, and a run', () => {
    const ages = lookupsWithin(30 * DAY);
    for (const [index, age] of ages.entries()) {
      const before = ages[index - 1] ?? 0;
      expect(age - before).toBeLessThanOrEqual(Math.max(5 * MINUTE, age / 8));
      expect(age - before).toBeLessThan(DAY);
    }
  });
});

it('accepts a run some seconds early or late', () => {
  for (const late of [-20_000, 0, 20_000]) expect(oldestDue(FIRST_RUN + late)).toBe(oldestDue(FIRST_RUN));
});
