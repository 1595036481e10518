import { expect, test } from 'vitest';
import { likenessOf } from './likenessOf.ts';

const KNOWN = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

test.each([
  ['0xd8dA000000000000000000000000000000006045', 'bothEnds'],
  ['0xD8DA000000000000000000000000000000006045', 'bothEnds'],
  ['0xd8dA000000000000000000000000000000006046', 'firstDigits'],
  ['0xd8db000000000000000000000000000000006045', 'lastDigits'],
  ['0xd8d06BF26964aF9D7eEd9e03E53415D37aA96046', undefined],
  [KNOWN, undefined],
  [KNOWN.toLowerCase(), undefined],
])('%s: %s', (address, likeness) => {
  expect(likenessOf(address, KNOWN)).toBe(likeness);
  expect(likenessOf(KNOWN, address)).toBe(likeness);
});
