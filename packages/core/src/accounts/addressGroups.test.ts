import { expect, test } from 'vitest';
import { addressGroups } from './addressGroups.ts';

test('has every digit of the address, four by four', () => {
  const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
  const groups = addressGroups(address);
  expect(groups.join(' ')).toBe('0xfB69 1609 5ca1 df60 bB79 Ce92 cE3E a74c 37c5 d359');
  expect(groups.join('')).toBe(address);
});
