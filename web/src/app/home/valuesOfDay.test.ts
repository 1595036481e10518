// @vitest-environment node
import { expect, test } from 'vitest';
import { valuesOfDay } from './valuesOfDay.ts';

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;

/** Prices of each hour until now. */
const prices = (count: number, at: (hour: number) => number) =>
  Array.from({ length: count }, (_, hour) => [NOW - (count - 1 - hour) * HOUR, at(hour)] as const).map(
    ([time, usd]): [number, number] => [time, usd],
  );

test('has a value for each hour, and ends with the current one', () => {
  const values = valuesOfDay([{ usd: 200, series: prices(25, (hour) => 100 + hour) }], NOW) ?? [];
  expect(values).toHaveLength(25);
  expect(values[0]?.[1]).toBeCloseTo((200 * 100) / 124);
  expect(values.at(-1)).toEqual([NOW, 200]);
});

test('an asset without past prices counts as unchanged beside the others', () => {
  const values = valuesOfDay(
    [
      { usd: 100, series: prices(25, (hour) => (hour < 24 ? 1 : 2)) },
      { usd: 7, series: null },
    ],
    NOW,
  );
  expect(values?.[0]?.[1]).toBe(57);
  expect(values?.at(-1)?.[1]).toBe(107);
});

test('prices of another week draw no line for today', () => {
  const old = prices(3, () => 5).map(([time, usd]): [number, number] => [time - 7 * 24 * HOUR, usd]);
  expect(valuesOfDay([{ usd: 10, series: old }], NOW)?.every(([, value]) => value === 10)).toBe(true);
});

test.each([
  ['nothing is held', []],
  ['no asset has past prices', [{ usd: 1, series: null }]],
  ['a series is empty', [{ usd: 1, series: [] }]],
])('is undefined where %s', (_, parts) => {
  expect(valuesOfDay(parts, NOW)).toBeUndefined();
});
