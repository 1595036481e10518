import { expect, test } from 'vitest';
import { formatUnits } from './formatUnits.ts';

test.each([
  ['1500000', 6, '1.5'],
  ['-1', 6, '-0.000001'],
  ['0', 18, '0'],
  ['120', 0, '120'],
  ['7', undefined, '7 units'],
  [undefined, 6, '—'],
])('%j units of %j decimals', (units, decimals, expected) => {
  expect(formatUnits(units, decimals)).toBe(expected);
});
