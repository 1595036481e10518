import { expect, test } from 'vitest';
import { quoteInput } from './quoteInput.ts';

test.each([
  ['0x1', "'0x1'"],
  ['x'.repeat(40), `'${'x'.repeat(40)}'`],
  ['x'.repeat(41), `'${'x'.repeat(39)}…'`],
  ['a\u202eb\nc', "'abc'"],
  [1.5, '1.5'],
  [true, 'true'],
  [null, 'null'],
  [undefined, 'undefined'],
  [[], 'a list'],
  [{}, 'an object'],
  [1n, 'a bigint'],
  [Symbol('s'), 'a symbol'],
])('quotes %o as %s', (value, quoted) => {
  expect(quoteInput(value)).toBe(quoted);
});
