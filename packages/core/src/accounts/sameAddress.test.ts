import { expect, test } from 'vitest';
import { sameAddress } from './sameAddress.ts';

const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

test('the case of the digits makes no difference', () => {
  expect(sameAddress(ADDRESS, ADDRESS.toLowerCase())).toBe(true);
  expect(sameAddress(ADDRESS.toUpperCase(), ADDRESS)).toBe(true);
});

test('a digit does', () => {
  expect(sameAddress(ADDRESS, ADDRESS.replace('5d359', '5d358'))).toBe(false);
});
