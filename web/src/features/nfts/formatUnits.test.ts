// @vitest-environment node
import { expect, test } from 'vitest';
import { formatUnits } from './formatUnits.ts';

test.each([
  ['1', '1'],
  ['1234567', '1,234,567'],
  ['999999999999', '999,999,999,999'],
  ['1999999999999', '1.99T'],
  [(10n ** 30n).toString(), '10^30+'],
  [(2n ** 256n - 1n).toString(), '10^77+'],
])('%s is %s', (units, text) => {
  expect(formatUnits(units)).toBe(text);
});
