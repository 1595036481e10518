import { expect, it } from 'vitest';
import { lowerMedian } from './lowerMedian.ts';

it.each<[readonly bigint[], bigint | undefined]>([
  [[], undefined],
  [[7n], 7n],
  [[9n, 2n], 2n],
  [[9n, 10n, 1n], 9n],
  [[9n, 10n, 1_000n, 8n], 9n],
])('of %s it is %s', (values, middle) => expect(lowerMedian(values)).toBe(middle));
