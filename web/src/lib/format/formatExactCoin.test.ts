// @vitest-environment node
import { expect, test } from 'vitest';
import { formatExactCoin } from './formatExactCoin.ts';

test.each([
  ['0', '0'],
  ['0.25', '0.25'],
  ['0.000000000000000001', '0.000000000000000001'],
  ['1234567.123456789012345678', '1,234,567.123456789012345678'],
  [
    '115792089237316195423570985008687907853269984665640564039457',
    '115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457',
  ],
])('%s is %s', (amount, text) => {
  expect(formatExactCoin(amount)).toBe(text);
});
