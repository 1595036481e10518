import { expect, test } from 'vitest';
import { toQuantity } from './toQuantity.ts';

test('a quantity has no leading zeros', () => {
  expect([0, 1n, 1_024, 2n ** 64n].map(toQuantity)).toEqual(['0x0', '0x1', '0x400', '0x10000000000000000']);
});
