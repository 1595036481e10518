import { expect, test } from 'vitest';
import { sameAddress } from './sameAddress.ts';

const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

test('ignores the case of the digits', () => {
  expect(sameAddress(ADDRESS, ADDRESS.toLowerCase())).toBe(true);
  expect(sameAddress(ADDRESS.toUpperCase(), ADDRESS)).toBe(true);
});

test('compares every digit', () => {
  expect(sameAddress(ADDRESS, ADDRESS.replace('5d359', '5d358'))).toBe(false);
});
