import { expect, it } from 'vitest';
import { mostSaid } from './mostSaid.ts';

it.each<[string, bigint[], bigint | undefined, bigint | undefined]>([
  ['nobody', [], undefined, undefined],
  ['the only one', [5n], 5n, 5n],
  ['two that agree', [5n, 5n], 5n, 5n],
  ['two that differ', [5n, 3n], 3n, 5n],
  ['two of three against a high one', [900n, 5n, 5n], 5n, 5n],
  ['two of three against a low one', [5n, 0n, 5n], 5n, 5n],
  ['three that differ', [5n, 900n, 3n], 3n, 900n],
  ['two against two', [7n, 5n, 7n, 5n], 5n, 7n],
  ['two of four', [1n, 7n, 9n, 7n], 7n, 7n],
])('is what most say, by %s', (_who, values, lowest, highest) => {
  expect(mostSaid(values)).toBe(lowest);
  expect(mostSaid(values.toReversed())).toBe(lowest);
  expect(mostSaid(values, 'highest')).toBe(highest);
});
