import { expect, it } from 'vitest';
import { believableSeries } from './believableSeries.ts';

const NOW = 1_800_000_000_000;

it('leaves out invalid prices and times, and points not after the previous one', () => {
  const wrong = [
    [NOW - 40, 0],
    [NOW - 39, -1],
    [NOW - 38, null],
    [NOW - 37, 1e30],
    [NOW - 36, '5'],
    [NOW - 60, 7],
    [NOW - 50, 7],
    [-5, 7],
    [NOW - 35],
    null,
    [NOW + 3_600_000, 7],
  ];
  expect(believableSeries([[NOW - 50, 1], ...wrong, [NOW - 10, 2]], NOW)).toEqual([
    [NOW - 50, 1],
    [NOW - 10, 2],
  ]);
});

it('is no longer than a month by the hour, with its first and its last', () => {
  const long = Array.from({ length: 10_000 }, (_, index) => [NOW - 10_000 + index, 1 + index]);
  const points = believableSeries(long, NOW);
  expect(points).toHaveLength(750);
  expect([points[0], points.at(-1)]).toEqual([long[0], long.at(-1)]);
});

it('includes every hour of a month, for hourly prices', () => {
  const month = Array.from({ length: 721 }, (_, index) => [NOW - (720 - index) * 3_600_000, 1 + index]);
  expect(believableSeries(month, NOW)).toEqual(month);
});
