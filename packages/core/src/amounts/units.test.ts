import { expect, test } from 'vitest';
import { fromUnits, toUnits } from './units.ts';

test('amounts of 18, 6 and 0 decimals add up exactly', () => {
  expect(fromUnits(toUnits('0.000000000000000001') + toUnits('1.000001') + toUnits('7'))).toBe(
    '8.000001000000000001',
  );
});

test('reads an amount beyond every number exactly', () => {
  const huge = `${'9'.repeat(77)}.${'1'.repeat(36)}`;
  expect(fromUnits(toUnits(huge))).toBe(huge);
});

test.each(['', '-1', '1e3', '0x1', '1,000', '.5', 'NaN'])('rejects %j', (text) => {
  expect(() => toUnits(text)).toThrow('malformed');
});
