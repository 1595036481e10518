import { expect, test } from 'vitest';
import { boundedTime } from './boundedTime.ts';
import { clocksDiffer } from './clocksDiffer.ts';

const NOW = 1_800_000_000_000;

test('clocks differ from ten minutes on, in either direction', () => {
  for (const sign of [1, -1]) {
    expect(clocksDiffer(NOW + sign * 600_000, NOW)).toBe(false);
    expect(clocksDiffer(NOW + sign * 600_001, NOW)).toBe(true);
  }
});

test("a server's time counts up to ten minutes ahead of the device", () => {
  expect(boundedTime(NOW + 600_000, NOW)).toBe(NOW + 600_000);
  expect(boundedTime(NOW + 86_400_000, NOW)).toBe(NOW + 600_000);
  expect(boundedTime(NOW - 86_400_000, NOW)).toBe(NOW - 86_400_000);
});
